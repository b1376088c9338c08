# Flying.
clause TC-7.13
game trench-crusade

case "over a wall at plan cost"
scenario bare
+ piece 1 box 6 x 0.25 x 4 at 9,15 turn 0
+ fighter s1 FLY
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
legal move 12,20
legal move 12,22
illegal TC-5.2 move 12,22.002

case "up to a floor costs the rise"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,16 turn 0 stand
+ fighter s1 FLY
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
legal move 12,19^3
illegal TC-5.2 move 12,19.1^3

case "over mines without a roll"
scenario bare
+ piece 1 minefield at 8,12
+ fighter s1 FLY
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 30,30
play move 10,18
to-move south

case "a roll where it ends in mines"
scenario bare
+ piece 1 minefield at 8,12
+ fighter s1 FLY
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 30,30
play move 10,14
to-move dice
dice 1 1
dice 6 6
tells "out of action"

case "a waypoint over wire is no end of its move"
scenario bare
+ piece 1 wire6 at 9,13
+ fighter s1 FLY
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
play move 12,14 12,18
to-move south
holds s1 at 12,18 acted moved

case "stopping there is"
scenario bare
+ piece 1 wire6 at 9,13
+ fighter s1 FLY
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
play move 12,14 on
to-move south
play stop
dice 1 1
dice 1 1
to-move north
holds s1 at 12,14 blood 1 acted exhausted moved

case "a charge that falls short of it lands there"
scenario bare
+ piece 1 zone 0,0..6,4 at 9,14 turn 0 dangerous
+ fighter s1 FLY move 6
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,20
play charge n1
dice 1
to-move dice
dice 4 4
to-move south
