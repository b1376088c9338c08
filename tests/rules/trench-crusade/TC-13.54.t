# Machine Armour.
clause TC-13.54
game trench-crusade

case "-3"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus machine-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => INJURY DICE, modifier +0, -3
