# An enemy in sight and within range.
clause TC-8.3
game trench-crusade

case "12192 units"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,2000u
| n1 at 5080u,14692u
legal shoot rifle n1
offers shoot rifle n1 => Distance, of a range of 24 in 24.0 in (TC-8.3)

case "12193 units"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,2000u
| n1 at 5080u,14693u
illegal TC-8.3 shoot rifle n1

case "out of sight"
scenario bare
+ piece 1 box 6 x 0.5 x 3 at 9,15 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
illegal TC-3.15 shoot rifle n1
