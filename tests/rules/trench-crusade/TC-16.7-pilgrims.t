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
asks "Broken on the Wheel: who is it"
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

case "Loudspeakers: friends within 8 inches move towards the enemy"
scenario bare
+ fighter s1 REG plus loudspeakers
+ fighter s2 REG
+ fighter s3 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 16,12
| s3 at 25,12
| n1 at 16,24
play use loudspeakers s1
dice 4 4 1 1
asks "does it move"
play skip
legal charge n1
play charge n1
tells "s2 moves to 16,15, 3.0 inches"
to-move south
holds s2 at 16,15 moved
holds s1 at 12,12 acted
holds s3 at 25,12

case "Loudspeakers: within an inch of an enemy it has charged"
scenario bare
+ fighter s1 REG plus loudspeakers
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 16,12
| n1 at 16,16
play use loudspeakers s1
dice 4 4 1 1
play skip
play charge n1
holds s2 at 16,15 charged moved

case "Loudspeakers: who sees nobody goes where it wants"
scenario bare
+ piece 1 box 24 x 0.5 x 6 at 0,20 turn 0
+ piece 2 box 12 x 0.5 x 6 at 24,20 turn 0
+ fighter s1 REG plus loudspeakers
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 16,12 down
| n1 at 16,30
play use loudspeakers s1
dice 4 4 1 1
asks "where does it move"
illegal TC-5.2 move 12,15.1
play move 9,12
holds s1 at 9,12 acted moved
holds s2 at 16,12 down

case "Loudspeakers: a failure ends the Activation"
scenario bare
+ fighter s1 REG plus loudspeakers
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 16,24
play use loudspeakers s1
dice 1 1 1 1
to-move north
