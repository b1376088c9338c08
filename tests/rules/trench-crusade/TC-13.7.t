# One head, one body.
clause TC-13.7
game trench-crusade

case "a Combat Helmet and a Gas Mask"
scenario bare
+ fighter s1 REG plus combat-helmet gas-mask
+ fighter n1 REG
admitted

case "two suits of Armour"
scenario bare
+ fighter s1 REG plus standard-armour reinforced-armour
+ fighter n1 REG
unfit TC-13.7
because "one suit of Armour"

case "two helmets of different kinds"
scenario bare
+ kit capirote TC-13.7 "Iron Capirote" equipment headgear
+ fighter s1 REG plus combat-helmet capirote
+ fighter n1 REG
unfit TC-13.7
because "on its head"
