# Shotgun: the chance to take a standing target in Standard Armour out of action.
clause TC-13.25
game trench-crusade

case "865/5832"
scenario bare
+ fighter s1 REG only shotgun
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
| n2 at 30,30
odds shoot shotgun n1 => 865/5832 out of action

case "at Long Range"
scenario bare
+ fighter s1 REG only shotgun
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
odds shoot shotgun n1 => 1157/23328 out of action
