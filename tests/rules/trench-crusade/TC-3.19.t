# A Down model is seen as before.
clause TC-3.19
game trench-crusade

case "the same 27 points"
scenario bare
+ piece 1 box 0.25 x 6 x 1 at 23.258,9 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 24,12 down
sight s1 n1 => partial, 9 of 27
