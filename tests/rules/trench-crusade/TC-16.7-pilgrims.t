# Abilities of the Trench Pilgrims: each does what its line says.
clause TC-16.7
game trench-crusade

case "Broken on the Wheel: somebody is given up"
scenario bare
+ fighter n1 REG
+ roster south "A" trench-pilgrims
+ model 1 "M1" war-prophet : trench-club
+ model 2 "M2" trench-pilgrim : trench-club
+ model 3 "M3" anchorite-shrine
play use broken-on-the-wheel
illegal TC-16.7 name s1
play name s2
holds s2 escaped 0,0
holds s3 reserve used 1 broken

case "Broken on the Wheel: no armour, no TOUGH; Down is a Minor Hit"
scenario bare
+ fighter s1 REG
+ fighter n1 REG armour -3 keyword tough plus broken-on-the-wheel
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 broken
play shoot rifle n1
dice 4 4
dice 4 4
holds n1 at 12,18 blood 1 broken

case "Broken on the Wheel: out of action it rises without BLOOD, and is strong"
scenario bare
+ fighter s1 REG
+ fighter n1 REG armour -3 keyword tough plus broken-on-the-wheel
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 3 broken
play shoot rifle n1
dice 4 4
play keep
dice 5 5
tells "rises from the wheel"
holds n1 at 12,18

case "without the wheel the armour holds"
scenario bare
+ fighter s1 REG
+ fighter n1 REG armour -3 keyword tough plus broken-on-the-wheel
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 5 5
holds n1 at 12,18 blood 1 down
