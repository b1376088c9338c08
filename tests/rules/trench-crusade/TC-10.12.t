# Out of Action leaves the table.
clause TC-10.12
game trench-crusade

case "and does not count for the Initiative"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG
+ fighter n3 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 acted
| n1 at 12,18 acted
| n2 at 30,30 acted
| n3 at 33,30 acted
play shoot rifle n1
dice 4 4
dice 6 6
play end
tells "2 standing against 2"
