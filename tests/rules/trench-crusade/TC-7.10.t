# A Fall: a die more for each full 3".
clause TC-7.10
game trench-crusade

case "six inches: two dice"
scenario bare
+ piece 1 box 4 x 4 x 6 at 10,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^6
| n1 at 30,30
odds move 12,16 => 900/1296 out of action

case "5.9 inches: one"
scenario bare
+ piece 1 box 4 x 4 x 5.9 at 10,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^5.9
| n1 at 30,30
odds move 12,16 => 113/216 out of action
