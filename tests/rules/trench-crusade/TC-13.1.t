# What one model may carry.
clause TC-13.1
game trench-crusade

case "a 2-Handed and a 1-Handed Ranged Weapon"
scenario bare
+ fighter s1 REG only bolt-action-rifle pistol
+ fighter n1 REG
unfit TC-13.1
because "s1 may have one 2-Handed or two 1-Handed Ranged Weapons"

case "a 2-Handed Ranged Weapon and two Clubs"
scenario bare
+ fighter s1 REG only bolt-action-rifle trench-club trench-club
+ fighter n1 REG
admitted

case "three Swords"
scenario bare
+ fighter s1 REG only sword sword sword
+ fighter n1 REG
unfit TC-13.1
because "Melee Weapons"

case "two kinds of Grenade"
scenario bare
+ fighter s1 REG plus frag-grenades gas-grenades
+ fighter n1 REG
unfit TC-13.1
because "one kind of Grenade"

case "one kind"
scenario bare
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG
admitted

case "two Shields"
scenario bare
+ fighter s1 REG only trench-shield trench-shield
+ fighter n1 REG
unfit TC-13.1
because "one Shield"

case "the same Equipment twice"
scenario bare
+ fighter s1 REG plus gas-mask gas-mask
+ fighter n1 REG
unfit TC-13.1
because "s1 has Gas Mask twice"

case "Equipment of different names"
scenario bare
+ fighter s1 REG plus gas-mask combat-helmet medi-kit shovel
+ fighter n1 REG
admitted
