# Markers leave play with their model, and count for one attack.
clause TC-2.9
game trench-crusade

case "who is out has none"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 2
| n2 at 20,30
play shoot rifle n1
dice 4 4
play keep
dice 6 6
holds n1 out 12,18
