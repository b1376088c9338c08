# Enemies in between forbid the charge.
clause TC-5.11
game trench-crusade

case "1008 units off the way"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| n1 at 10160u,5080u
| n2 at 8128u,6088u
illegal TC-5.11 charge n1
because "n2 is in the way"
legal charge n2

case "1009 units off"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| n1 at 10160u,5080u
| n2 at 8128u,6089u
legal charge n1

case "beside the target"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| n1 at 10160u,5080u
| n2 at 10160u,6080u
legal charge n1

case "one who is Down interposes as well"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 18,10
| n2 at 14,10 down
illegal TC-5.11 charge n1

case "a friend is walked round"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| s2 at 13,10
| n1 at 16,10
play charge n1
dice 3
tells "reaches Regular n1"

case "where a drop would land counts too"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 12,18
| n2 at 13.3,14.7
illegal TC-5.11 charge n1 drop
