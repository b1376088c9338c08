# Range and type say how an item attacks.
clause TC-13.8
game trench-crusade

case "a Pistol shoots and fights"
scenario bare
+ fighter s1 REG only pistol
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 30,30
legal shoot pistol n1
