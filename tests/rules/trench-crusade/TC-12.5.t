# ARMOUR PIERCING.
clause TC-12.5
game trench-crusade

case "Standard and Shield: -2 becomes -1"
scenario bare
+ fighter s1 REG plus armour-piercing-bullets
+ fighter n1 REG plus standard-armour trench-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => INJURY DICE, modifier +0, -1
