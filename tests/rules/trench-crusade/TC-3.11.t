# The 27 points.
clause TC-3.11
game trench-crusade

case "a wall of one inch in contact: 9 of 27"
scenario bare
+ piece 1 box 0.25 x 6 x 1 at 23.258,9 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 24,12
sight s1 n1 => partial, 9 of 27

case "an inch and a quarter: none"
scenario bare
+ piece 1 box 0.25 x 6 x 1.25 at 23.258,9 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 24,12
sight s1 n1 => none, 0 of 27
