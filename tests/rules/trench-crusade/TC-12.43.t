# SHOTGUN.
clause TC-12.43
game trench-crusade

case "at 7 inches against Standard Armour"
scenario bare
+ fighter s1 REG only shotgun
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,19.984
odds shoot shotgun n1 => 1157/23328 out of action
