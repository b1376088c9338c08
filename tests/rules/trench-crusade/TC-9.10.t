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

case "the second weapon finds another target"
scenario bare
+ fighter s1 REG only sword trench-club
+ fighter n1 REG
+ fighter n2 REG
+ fighter n3 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 13.5,12
| n3 at 30,30
play fight sword n1
dice 6 5
dice 6 6
tells "out of action"
illegal TC-9.1 fight club n1
play fight club n2
dice 4 4 4
dice 1 1
holds n2 at 13.5,12 blood 1
illegal TC-4.7 fight club n2
