# A wall gives Cover when it is half an inch high, as wide as the base, in contact, and hides something.
clause TC-3.14
game trench-crusade

case "a wall half an inch high and in contact gives cover"
scenario bare
+ piece 1 box 0.25 x 6 x 0.5 at 23.258,9 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 24,12
offers shoot rifle n1 => Cover -1 (TC-3.14)
odds shoot rifle n1 => 147/216 No effect
sight s1 n1 => partial, 18 of 27
