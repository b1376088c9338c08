# SKIRMISHER.
clause TC-12.45
game trench-crusade

case "engaged: no evade"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 SKI
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,19.5
| n1 at 12,18
play charge n1
to-move dice

case "one who is free is asked"
scenario bare
+ fighter s1 REG
+ fighter n1 SKI
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 30,30
play charge n1
to-move north
asks "evade"
