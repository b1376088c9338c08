# One roll covers the rest of the move.
clause TC-6.5
game trench-crusade

case "out of one and into another"
scenario bare
+ piece 1 wire6 at 10,12
+ piece 2 wire6 at 10,14.5
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13
| n1 at 30,30
play move 12,15
dice 4 4
to-move south
holds s1 at 12,15 acted moved

case "a Move and a Dash into mines: a roll each"
scenario bare
+ piece 1 minefield at 8,12
+ piece 2 minefield at 8,18
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 30,30
play move 10,15
dice 4 4
play dash
dice 4 4
play move 10,20
dice 4 4
holds s1 at 10,20 acted moved

case "moving about in the zone it was activated in"
scenario bare
+ piece 1 minefield at 8,12
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 10,13
| n1 at 30,30
play activate s1
dice 4 4
play move 11,14
to-move south
holds s1 at 11,14 acted moved
