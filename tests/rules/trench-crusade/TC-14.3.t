# A hill blocks sight and gives height.
clause TC-14.3
game trench-crusade

case "across it, and from its top"
scenario bare
+ piece 1 hill-a at 7,10
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s2
| s1 at 12,8
| s2 at 12,14^3
| n1 at 12,22
sight s1 n1 => none
offers shoot rifle n1 => Elevated +1
