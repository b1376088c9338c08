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

case "Cover is on the roll, the range on the injury"
scenario bare
+ piece 1 box 6 x 0.25 x 1 at 9,19.258 turn 0
+ fighter s1 REG only shotgun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
offers shoot shotgun n1 => DICE +0
offers shoot shotgun n1 => INJURY DICE, modifier -1, +0
