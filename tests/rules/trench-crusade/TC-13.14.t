# Automatic Shotgun: the chance to take a standing target in Standard Armour out of action.
clause TC-13.14
game trench-crusade

case "865/5832"
scenario bare
+ fighter s1 REG only automatic-shotgun
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
| n2 at 30,30
odds shoot shotgun n1 => 865/5832 out of action
play shoot shotgun n1
dice 1 1 1
legal charge n1

case "12 inches are still in range"
scenario bare
+ fighter s1 REG only automatic-shotgun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,6850u
legal shoot automatic-shotgun n1

case "a unit more than 12 inches is out of range"
scenario bare
+ fighter s1 REG only automatic-shotgun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,6851u
illegal TC-8.3 shoot automatic-shotgun n1

case "SHOTGUN: at Long Range an INJURY DIE less, and no DIE less"
scenario bare
+ fighter s1 REG only automatic-shotgun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,22
offers shoot automatic n1 => Long Range -1 injury (TC-12.43)
odds shoot automatic n1 => 42/216 No effect
