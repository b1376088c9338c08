# FIRETEAM.
clause TC-12.23
game trench-crusade

case "RELOAD of one ends both Activations"
scenario bare
+ fighter s1 HVY
+ fighter s2 REG
+ fighter n1 REG
+ fireteam s1 s2
| turn 1 acting south active s1 with s2
| s1 at 12,12
| s2 at 14,12
| n1 at 12,20
play shoot machine n1
dice 1 1 1
play stop
to-move north
