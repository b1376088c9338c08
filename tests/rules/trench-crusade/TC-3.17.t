# Higher by 3".
clause TC-3.17
game trench-crusade

case "three inches are Elevated"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12^3
| n1 at 12,18
offers shoot rifle n1 => Elevated +1

case "two are not"
scenario bare
+ piece 1 box 4 x 4 x 2 at 10,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12^2
| n1 at 12,18
odds shoot rifle n1 => 15/36 No effect
