# Distance between bases, height included.
clause TC-3.2
game trench-crusade

case "four inches apart, three up: five"
scenario bare
+ piece 1 box 4 x 4 x 3 at 8,8 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u^3
| n1 at 5080u,7612u
sight s1 n1 => 5.00 in
