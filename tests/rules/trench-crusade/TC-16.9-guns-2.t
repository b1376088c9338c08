# Guns of the lists: for each word the shot in which it makes the difference.
clause TC-16.9
game trench-crusade

case "MURAD Bombardment: 36 inches are in range"
scenario bare
+ fighter s1 REG only murad-bombard
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 13029u,14031u
legal shoot murad-bombard n1

case "MURAD Bombardment: a unit more is not"
scenario bare
+ fighter s1 REG only murad-bombard
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 13029u,14032u
illegal TC-8.3 shoot murad-bombard n1

case "MURAD Bombardment: HEAVY, not after a move"
scenario bare
+ fighter s1 REG only murad-bombard
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,11
illegal TC-12.27 shoot murad-bombard n1

case "MURAD Bombardment: SCATTER"
scenario bare
+ fighter s1 REG only murad-bombard
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play shoot murad n1
dice 3 3
play scatter 0
tells "scatters 1 inch to 13,20"

case "Ophidian Rifle: 30 inches are in range"
scenario bare
+ fighter s1 REG only ophidian-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,15994u
legal shoot ophidian-rifle n1

case "Ophidian Rifle: a unit more is not"
scenario bare
+ fighter s1 REG only ophidian-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,15995u
illegal TC-8.3 shoot ophidian-rifle n1

case "Ophidian Rifle: HEAVY, not after a move"
scenario bare
+ fighter s1 REG only ophidian-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,11
illegal TC-12.27 shoot ophidian-rifle n1

case "Ophidian Rifle: more dice at Long Range"
scenario bare
+ fighter s1 REG only ophidian-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,30
offers shoot ophidian n1 => Ophidian Rifle +2

case "Parasite Grenades: 8 inches are in range"
scenario bare
+ fighter s1 REG plus parasite-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,4818u
legal shoot parasite-grenades n1

case "Parasite Grenades: a unit more is not"
scenario bare
+ fighter s1 REG plus parasite-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,4819u
illegal TC-8.3 shoot parasite-grenades n1

case "Parasite Grenades: ASSAULT, then a charge"
scenario bare
+ fighter s1 REG plus parasite-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
play shoot parasite-grenades n1
dice 1 1
legal charge n1

case "Parasite Grenades: IGNORE COVER"
scenario bare
+ fighter s1 REG plus parasite-grenades
+ fighter n1 REG keyword cover
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
offers shoot parasite-grenades n1 => DICE +0 (TC-8.7)

case "Parasite Grenades: IGNORE LONG RANGE"
scenario bare
+ fighter s1 REG plus parasite-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,19
offers shoot parasite-grenades n1 => DICE +0 (TC-8.7)

case "Punt Gun: 18 inches are in range"
scenario bare
+ fighter s1 REG only punt-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,9898u
legal shoot punt-gun n1

case "Punt Gun: a unit more is not"
scenario bare
+ fighter s1 REG only punt-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,9899u
illegal TC-8.3 shoot punt-gun n1

case "Punt Gun: HEAVY, not after a move"
scenario bare
+ fighter s1 REG only punt-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,11
illegal TC-12.27 shoot punt-gun n1

case "Punt Gun: SHOTGUN, the range is on the injury"
scenario bare
+ fighter s1 REG only punt-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,25
offers shoot punt-gun n1 => Long Range -1 injury (TC-12.43)

case "Punt Gun: SHRAPNEL, a BLOOD more"
scenario bare
+ fighter s1 REG only punt-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot punt-gun n1
dice 4 4 1
dice 1 1 1
holds n1 at 12,18 blood 2

case "Putrid Shotgun: 12 inches are in range"
scenario bare
+ fighter s1 REG only putrid-shotgun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,6850u
legal shoot putrid-shotgun n1

case "Putrid Shotgun: a unit more is not"
scenario bare
+ fighter s1 REG only putrid-shotgun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,6851u
illegal TC-8.3 shoot putrid-shotgun n1

case "Putrid Shotgun: ASSAULT, then a charge"
scenario bare
+ fighter s1 REG only putrid-shotgun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play shoot putrid-shotgun n1
dice 1 1 1
legal charge n1

case "Putrid Shotgun: SHOTGUN, the range is on the injury"
scenario bare
+ fighter s1 REG only putrid-shotgun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,21
offers shoot putrid-shotgun n1 => Long Range -1 injury (TC-12.43)

case "Serpent Assault Gun: 36 inches are in range"
scenario bare
+ fighter s1 REG only serpent-assault-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 13029u,14031u
legal shoot serpent-assault-gun n1

case "Serpent Assault Gun: a unit more is not"
scenario bare
+ fighter s1 REG only serpent-assault-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 13029u,14032u
illegal TC-8.3 shoot serpent-assault-gun n1

case "Serpent Assault Gun: ASSAULT, then a charge"
scenario bare
+ fighter s1 REG keyword strong only serpent-assault-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot serpent-assault-gun n1
dice 1 1
play stop
legal charge n1

case "Serpent Assault Gun: AUTOMATIC"
scenario bare
+ fighter s1 REG only serpent-assault-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot serpent-assault-gun n1
dice 1 1
legal again n1

case "Serpent Assault Gun: GAS, a BLOOD more"
scenario bare
+ fighter s1 REG only serpent-assault-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot serpent-assault-gun n1
dice 4 4
dice 1 1
holds n1 at 12,18 blood 2

case "Serpent Assault Gun: HEAVY, not after a move"
scenario bare
+ fighter s1 REG only serpent-assault-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,11
illegal TC-12.27 shoot serpent-assault-gun n1

case "Siege Jezzail: 30 inches are in range"
scenario bare
+ fighter s1 REG only siege-jezzail
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,15994u
legal shoot siege-jezzail n1

case "Siege Jezzail: a unit more is not"
scenario bare
+ fighter s1 REG only siege-jezzail
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,15995u
illegal TC-8.3 shoot siege-jezzail n1

case "Siege Jezzail: +1 INJURY DICE"
scenario bare
+ fighter s1 REG only siege-jezzail
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot siege-jezzail n1 => INJURY DICE, modifier +1, +0

case "Siege Jezzail: HEAVY, not after a move"
scenario bare
+ fighter s1 REG only siege-jezzail
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,11
illegal TC-12.27 shoot siege-jezzail n1

case "Sultanate Grand Cannon: 48 inches are in range"
scenario bare
+ fighter s1 REG only sultanate-grand-cannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 17755u,17945u
legal shoot sultanate-grand-cannon n1

case "Sultanate Grand Cannon: a unit more is not"
scenario bare
+ fighter s1 REG only sultanate-grand-cannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 17755u,17946u
illegal TC-8.3 shoot sultanate-grand-cannon n1

case "Sultanate Grand Cannon: HEAVY, not after a move"
scenario bare
+ fighter s1 REG only sultanate-grand-cannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,11
illegal TC-12.27 shoot sultanate-grand-cannon n1

case "Sultanate Grand Cannon: IGNORE ARMOUR"
scenario bare
+ fighter s1 REG only sultanate-grand-cannon
+ fighter n1 REG plus reinforced-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot sultanate-grand-cannon n1 => Armour that does not count +2 (TC-12.30)

case "Tormentor Chain: 10 inches are in range"
scenario bare
+ fighter s1 REG only tormentor-chain
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,5834u
legal shoot tormentor-chain n1

case "Tormentor Chain: a unit more is not"
scenario bare
+ fighter s1 REG only tormentor-chain
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,5835u
illegal TC-8.3 shoot tormentor-chain n1

case "Tormentor Chain: ASSAULT, then a charge"
scenario bare
+ fighter s1 REG only tormentor-chain
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play shoot tormentor-chain n1
dice 1 1
legal charge n1

case "Tormentor Chain: IGNORE COVER"
scenario bare
+ fighter s1 REG only tormentor-chain
+ fighter n1 REG keyword cover
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
offers shoot tormentor-chain n1 => DICE +0 (TC-8.7)

case "Trench Mortar: 48 inches are in range"
scenario bare
+ fighter s1 REG only trench-mortar
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 17755u,17945u
legal shoot trench-mortar n1

case "Trench Mortar: a unit more is not"
scenario bare
+ fighter s1 REG only trench-mortar
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 17755u,17946u
illegal TC-8.3 shoot trench-mortar n1

case "Trench Mortar: +1 INJURY DICE"
scenario bare
+ fighter s1 REG only trench-mortar
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
offers shoot trench-mortar n1 => INJURY DICE, modifier +1, +0

case "Trench Mortar: FIRE, a BLOOD more"
scenario bare
+ fighter s1 REG only trench-mortar
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play shoot trench-mortar n1
dice 4 4
dice 1 1 1
holds n1 at 12,20 blood 2

case "Trench Mortar: HEAVY, not after a move"
scenario bare
+ fighter s1 REG only trench-mortar
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play move 12,11
illegal TC-12.27 shoot trench-mortar n1

case "Trench Mortar: IGNORE COVER"
scenario bare
+ fighter s1 REG only trench-mortar
+ fighter n1 REG keyword cover
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
offers shoot trench-mortar n1 => DICE +0 (TC-8.7)

case "Trench Mortar: BLAST, two at once"
scenario bare
+ fighter s1 REG only trench-mortar
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
| n2 at 14,20
play shoot mortar n1
dice 4 4
dice 1 1 1
dice 1 1 1
holds n1 at 12,20 blood 2
holds n2 at 14,20 blood 2

case "Trench Mortar: SCATTER"
scenario bare
+ fighter s1 REG only trench-mortar
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play shoot mortar n1
dice 3 3
play scatter 0
tells "scatters 1 inch to 13,20"

case "Viscera Cannon: 24 inches are in range"
scenario bare
+ fighter s1 REG only viscera-cannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,12946u
legal shoot viscera-cannon n1

case "Viscera Cannon: a unit more is not"
scenario bare
+ fighter s1 REG only viscera-cannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,12947u
illegal TC-8.3 shoot viscera-cannon n1

case "Viscera Cannon: HEAVY, not after a move"
scenario bare
+ fighter s1 REG only viscera-cannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,11
illegal TC-12.27 shoot viscera-cannon n1

case "War Cross: 8 inches are in range"
scenario bare
+ fighter s1 REG plus war-cross
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,4818u
legal shoot war-cross n1

case "War Cross: a unit more is not"
scenario bare
+ fighter s1 REG plus war-cross
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,4819u
illegal TC-8.3 shoot war-cross n1

case "War Cross: ASSAULT, then a charge"
scenario bare
+ fighter s1 REG plus war-cross
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
play shoot war-cross n1
dice 1 1
legal charge n1

case "War Cross: IGNORE LONG RANGE"
scenario bare
+ fighter s1 REG plus war-cross
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,19
offers shoot war-cross n1 => DICE +0 (TC-8.7)
