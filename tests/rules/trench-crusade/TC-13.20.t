# Heavy Shotgun: the chance to take a standing target in Standard Armour out of action.
clause TC-13.20
game trench-crusade

case "940/2187"
scenario bare
+ fighter s1 REG only heavy-shotgun
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
| n2 at 30,30
odds shoot shotgun n1 => 940/2187 out of action

case "at Long Range the dice even out"
scenario bare
+ fighter s1 REG only heavy-shotgun
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
odds shoot shotgun n1 => 865/5832 out of action

case "HEAVY: not after a Move"
scenario bare
+ fighter s1 REG only heavy-shotgun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,13
illegal TC-12.27 shoot heavy-shotgun n1
