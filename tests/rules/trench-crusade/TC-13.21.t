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
