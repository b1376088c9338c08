# Great Sword: the chance to take a standing target in Standard Armour out of action.
clause TC-13.34
game trench-crusade

case "83/384"
scenario bare
+ fighter s1 REG only great-sword
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
odds fight sword n1 => 83/384 out of action

case "HEAVY: no Charge Bonus"
scenario bare
+ fighter s1 REG only great-sword
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers charge n1 => Movement, no bonus
