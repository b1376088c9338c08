# An attack is resolved before the next one.
clause TC-9.10
game trench-crusade

case "the only target is out: no second attack"
scenario bare
+ fighter s1 REG only trench-club sword
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 12,30
play fight club n1
dice 6 5
dice 6 6
asks "an ACTION"
