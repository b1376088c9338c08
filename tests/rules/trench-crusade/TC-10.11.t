# Taken Down by a rule: the marker too.
clause TC-10.11
game trench-crusade

case "a dive that fails"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 12,15.5
play charge n1 drop
dice 3
play dive
dice 1 1
tells "s1 is Down: 1 BLOOD"
to-move north
