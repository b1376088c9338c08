# RELOAD.
clause TC-12.40
game trench-crusade

case "three attacks, and the Activation is over"
scenario bare
+ fighter s1 HVY
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play shoot machine n1
dice 1 1 1
play again n1
dice 1 1 1
play again n1
dice 1 1 1
to-move north
