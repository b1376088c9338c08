# Reinforced Armour.
clause TC-13.53
game trench-crusade

case "-2, with a Shield -3"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus reinforced-armour
+ fighter n2 REG plus reinforced-armour trench-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 15,18
offers shoot rifle n1 => INJURY DICE, modifier +0, -2
offers shoot rifle n2 => INJURY DICE, modifier +0, -3
