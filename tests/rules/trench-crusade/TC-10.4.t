# A modifier for a model is not one of its attacks.
clause TC-10.4
game trench-crusade

case "the target's armour, not the attacker's"
scenario bare
+ fighter s1 REG plus standard-armour
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => INJURY DICE, modifier +0, +0
