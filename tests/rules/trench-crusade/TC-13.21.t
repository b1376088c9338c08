# Machine Gun: three attacks, then the Activation ends.
clause TC-13.21
game trench-crusade

case "no move in the same Activation"
scenario bare
+ fighter s1 HVY
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play shoot machine n1
dice 1 1 1
play stop
to-move north

case "a target gone, two attacks at the next, and the end"
scenario bare
+ fighter s1 HVY
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,4
| n1 at 12,12
| n2 at 15,12
play shoot machine n1
dice 6 6 6
dice 6 6 6
illegal TC-8.3 again n1
play again n2
dice 1 1 1
play again n2
dice 1 1 1
to-move north

case "36 inches are still in range"
scenario bare
+ fighter s1 REG only machine-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 13405u,13673u
legal shoot machine-gun n1

case "a unit more than 36 inches is out of range"
scenario bare
+ fighter s1 REG only machine-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 13405u,13674u
illegal TC-8.3 shoot machine-gun n1

case "HEAVY: not after a Move"
scenario bare
+ fighter s1 REG only machine-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,13
illegal TC-12.27 shoot machine-gun n1
