# 2 to 6 fails, 7 to 11 succeeds, 12 is critical.
clause TC-1.3
game trench-crusade

case "at k = 0"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
odds shoot rifle n1 => 15/36 No effect
play shoot rifle n1
dice 6 6
tells "a Critical Success"
dice 1 1 1
undo
play shoot rifle n1
dice 6 5
silent "Critical"
tells "hits"
