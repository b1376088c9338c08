# Guns of the lists: for each word the shot in which it makes the difference.
clause TC-16.9
game trench-crusade

case "Alaybozan: 12 inches are in range"
scenario bare
+ fighter s1 REG only alaybozan
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,6850u
legal shoot alaybozan n1

case "Alaybozan: a unit more is not"
scenario bare
+ fighter s1 REG only alaybozan
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,6851u
illegal TC-8.3 shoot alaybozan n1

case "Alaybozan: SHRAPNEL, a BLOOD more"
scenario bare
+ fighter s1 REG only alaybozan
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play shoot alaybozan n1
dice 4 4
dice 1 1
holds n1 at 12,17 blood 2

case "Alchemical Jezzail: 18 inches are in range"
scenario bare
+ fighter s1 REG only alchemical-jezzail
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,9898u
legal shoot alchemical-jezzail n1

case "Alchemical Jezzail: a unit more is not"
scenario bare
+ fighter s1 REG only alchemical-jezzail
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,9899u
illegal TC-8.3 shoot alchemical-jezzail n1

case "Alchemical Jezzail: +1 DICE"
scenario bare
+ fighter s1 REG only alchemical-jezzail
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot alchemical-jezzail n1 => Alchemical Jezzail +1 (TC-12.1)

case "Alchemical Jezzail: ASSAULT, then a charge"
scenario bare
+ fighter s1 REG only alchemical-jezzail
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot alchemical-jezzail n1
dice 1 1 1
legal charge n1

case "Arquebus: 18 inches are in range"
scenario bare
+ fighter s1 REG only arquebus
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,9898u
legal shoot arquebus n1

case "Arquebus: a unit more is not"
scenario bare
+ fighter s1 REG only arquebus
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,9899u
illegal TC-8.3 shoot arquebus n1

case "Arquebus: CUMBERSOME, no second attack even of the STRONG"
scenario bare
+ fighter s1 REG keyword strong only arquebus sword
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight sword n1
dice 1 1
illegal TC-9.7 fight arquebus n1

case "Arquebus: in melee"
scenario bare
+ fighter s1 REG only arquebus
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight arquebus n1

case "Autocannon: 48 inches are in range"
scenario bare
+ fighter s1 REG only autocannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 17755u,17945u
legal shoot autocannon n1

case "Autocannon: a unit more is not"
scenario bare
+ fighter s1 REG only autocannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 17755u,17946u
illegal TC-8.3 shoot autocannon n1

case "Autocannon: +1 INJURY DICE"
scenario bare
+ fighter s1 REG only autocannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot autocannon n1 => INJURY DICE, modifier +1, +0

case "Autocannon: HEAVY, not after a move"
scenario bare
+ fighter s1 REG only autocannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,11
illegal TC-12.27 shoot autocannon n1

case "Black Spot Rifle: 24 inches are in range"
scenario bare
+ fighter s1 REG only black-spot-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,12946u
legal shoot black-spot-rifle n1

case "Black Spot Rifle: a unit more is not"
scenario bare
+ fighter s1 REG only black-spot-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,12947u
illegal TC-8.3 shoot black-spot-rifle n1

case "Black Spot Rifle: ASSAULT, then a charge"
scenario bare
+ fighter s1 REG only black-spot-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot black-spot-rifle n1
dice 1 1 1
legal charge n1

case "Bow of Alamut: 40 inches are in range"
scenario bare
+ fighter s1 REG only bow-of-alamut
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 14411u,15521u
legal shoot bow-of-alamut n1

case "Bow of Alamut: a unit more is not"
scenario bare
+ fighter s1 REG only bow-of-alamut
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 14411u,15522u
illegal TC-8.3 shoot bow-of-alamut n1

case "Bow of Alamut: ASSAULT, then a charge"
scenario bare
+ fighter s1 REG only bow-of-alamut
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot bow-of-alamut n1
dice 1 1
legal charge n1

case "Bow of Alamut: CRITICAL"
scenario bare
+ fighter s1 REG only bow-of-alamut
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 30,30
odds shoot bow-of-alamut n1 => 25/144 n1 is out of action

case "Bow of Alamut: IGNORE ARMOUR"
scenario bare
+ fighter s1 REG only bow-of-alamut
+ fighter n1 REG plus reinforced-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot bow-of-alamut n1 => Armour that does not count +2 (TC-12.30)

case "Corruption Belcher: 8 inches are in range"
scenario bare
+ fighter s1 REG only corruption-belcher
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,4818u
legal shoot corruption-belcher n1

case "Corruption Belcher: a unit more is not"
scenario bare
+ fighter s1 REG only corruption-belcher
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,4819u
illegal TC-8.3 shoot corruption-belcher n1

case "Corruption Belcher: FLAMETHROWER, hits without a roll"
scenario bare
+ fighter s1 REG only corruption-belcher
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
play shoot corruption-belcher n1
dice 1 1
holds n1 at 12,15.5 blood 2

case "Corruption Belcher: GAS, a BLOOD more"
scenario bare
+ fighter s1 REG only corruption-belcher
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
play shoot corruption-belcher n1
dice 1 1
holds n1 at 12,15.5 blood 2

case "Corruption Belcher: IGNORE ARMOUR"
scenario bare
+ fighter s1 REG only corruption-belcher
+ fighter n1 REG plus reinforced-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
offers shoot corruption-belcher n1 => Armour that does not count +2 (TC-12.30)

case "Flame Cannon: 12 inches are in range"
scenario bare
+ fighter s1 REG only flame-cannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,6850u
legal shoot flame-cannon n1

case "Flame Cannon: a unit more is not"
scenario bare
+ fighter s1 REG only flame-cannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,6851u
illegal TC-8.3 shoot flame-cannon n1

case "Flame Cannon: HEAVY, not after a move"
scenario bare
+ fighter s1 REG only flame-cannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play move 12,11
illegal TC-12.27 shoot flame-cannon n1

case "Flame Cannon: IGNORE ARMOUR"
scenario bare
+ fighter s1 REG only flame-cannon
+ fighter n1 REG plus reinforced-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
offers shoot flame-cannon n1 => Armour that does not count +2 (TC-12.30)

case "Gas Censer: 6 inches are in range"
scenario bare
+ fighter s1 REG only gas-censer
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,3802u
legal shoot gas-censer n1

case "Gas Censer: a unit more is not"
scenario bare
+ fighter s1 REG only gas-censer
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,3803u
illegal TC-8.3 shoot gas-censer n1

case "Gas Censer: GAS, a BLOOD more"
scenario bare
+ fighter s1 REG only gas-censer
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,14.5
play shoot gas-censer n1
dice 4 4
dice 1 1
holds n1 at 12,14.5 blood 2

case "Gas Censer: IGNORE ARMOUR"
scenario bare
+ fighter s1 REG only gas-censer
+ fighter n1 REG plus reinforced-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,14.5
offers shoot gas-censer n1 => Armour that does not count +2 (TC-12.30)

case "Gas Censer: RELOAD, and the Activation is over"
scenario bare
+ fighter s1 REG only gas-censer
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,14.5
play shoot gas-censer n1
dice 1 1
to-move north

case "Gas Grenade Launcher: 36 inches are in range"
scenario bare
+ fighter s1 REG only gas-grenade-launcher
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 13029u,14031u
legal shoot gas-grenade-launcher n1

case "Gas Grenade Launcher: a unit more is not"
scenario bare
+ fighter s1 REG only gas-grenade-launcher
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 13029u,14032u
illegal TC-8.3 shoot gas-grenade-launcher n1

case "Gas Grenade Launcher: -1 INJURY DICE"
scenario bare
+ fighter s1 REG only gas-grenade-launcher
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot gas-grenade-launcher n1 => INJURY DICE, modifier -1, +0

case "Gas Grenade Launcher: GAS, a BLOOD more"
scenario bare
+ fighter s1 REG only gas-grenade-launcher
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot gas-grenade-launcher n1
dice 4 4
dice 1 1 1
holds n1 at 12,18 blood 2

case "Gas Grenade Launcher: HEAVY, not after a move"
scenario bare
+ fighter s1 REG only gas-grenade-launcher
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,11
illegal TC-12.27 shoot gas-grenade-launcher n1

case "Gas Grenade Launcher: IGNORE ARMOUR"
scenario bare
+ fighter s1 REG only gas-grenade-launcher
+ fighter n1 REG plus reinforced-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot gas-grenade-launcher n1 => Armour that does not count +2 (TC-12.30)

case "Gas Grenade Launcher: IGNORE COVER"
scenario bare
+ fighter s1 REG only gas-grenade-launcher
+ fighter n1 REG keyword cover
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot gas-grenade-launcher n1 => DICE +0 (TC-8.7)

case "Gas Grenade Launcher: BLAST, two at once"
scenario bare
+ fighter s1 REG only gas-grenade-launcher
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
| n2 at 14,20
play shoot gas n1
dice 4 4
dice 1 1 1
dice 1 1 1
holds n1 at 12,20 blood 2
holds n2 at 14,20 blood 2

case "Halberd-Gun: 24 inches are in range"
scenario bare
+ fighter s1 REG only halberd-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,12946u
legal shoot halberd-gun n1

case "Halberd-Gun: a unit more is not"
scenario bare
+ fighter s1 REG only halberd-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,12947u
illegal TC-8.3 shoot halberd-gun n1

case "Halberd-Gun: in melee"
scenario bare
+ fighter s1 REG only halberd-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight halberd-gun n1

case "Halberd-Gun: ASSAULT, then a charge"
scenario bare
+ fighter s1 REG only halberd-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot halberd-gun n1
dice 1 1
legal charge n1

case "Halberd-Gun: BLOCK"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only halberd-gun
| turn 1 acting south active s1
| s1 at 12,12 charged
| n1 at 12,13.5
offers fight club n1 => BLOCK -1 (TC-12.13)

case "Halberd-Gun: CUMBERSOME, no second attack even of the STRONG"
scenario bare
+ fighter s1 REG keyword strong only halberd-gun sword
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight sword n1
dice 1 1
illegal TC-9.7 fight halberd-gun n1

case "Infested Rifle: 18 inches are in range"
scenario bare
+ fighter s1 REG only infested-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,9898u
legal shoot infested-rifle n1

case "Infested Rifle: a unit more is not"
scenario bare
+ fighter s1 REG only infested-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,9899u
illegal TC-8.3 shoot infested-rifle n1

case "Infested Rifle: ARMOUR PIERCING"
scenario bare
+ fighter s1 REG only infested-rifle
+ fighter n1 REG plus standard-armour trench-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot infested-rifle n1 => INJURY DICE, modifier +0, -1

case "Jezzail: 18 inches are in range"
scenario bare
+ fighter s1 REG only jezzail
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,9898u
legal shoot jezzail n1

case "Jezzail: a unit more is not"
scenario bare
+ fighter s1 REG only jezzail
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,9899u
illegal TC-8.3 shoot jezzail n1
