# Misericordia: no armour against one who is Down.
clause TC-13.36
game trench-crusade

case "1205 of 3888"
scenario bare
+ fighter s1 REG only misericordia
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5 down
odds fight misericordia n1 => 1205/3888 out of action

case "Reinforced Armour of one Down and one standing"
scenario bare
+ fighter s1 REG only misericordia
+ fighter n1 REG plus reinforced-armour
+ fighter n2 REG plus reinforced-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.4 down
| n2 at 13.4,12
offers fight miser n1 => INJURY DICE, modifier +1, +0
offers fight miser n2 => INJURY DICE, modifier +0, -2
