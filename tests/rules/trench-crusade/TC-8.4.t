# Beyond half the range is Long Range.
clause TC-8.4
game trench-crusade

case "exactly 12 inches"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,2000u
| n1 at 5080u,8596u
odds shoot rifle n1 => 15/36 No effect

case "one unit more"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,2000u
| n1 at 5080u,8597u
odds shoot rifle n1 => 147/216 No effect
offers shoot rifle n1 => Long Range -1 (TC-8.4)
