# The failed step still fails.
clause TC-13.90
game trench-crusade

case "a jump: it falls, and may go on"
scenario bare
+ piece 1 box 4 x 3 x 3 at 10,10 turn 0 stand
+ piece 2 box 4 x 3 x 3 at 10,16 turn 0 stand
+ fighter s1 REG plus blessed-icon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 12,26
play move jump 12,16^3
dice 1 1
play use blessed-icon
play fall near
dice 1 1 2
to-move south
asks "an ACTION"
legal dash

case "a Sniper Rifle that missed: the rest of the Activation remains"
scenario bare
+ fighter s1 REG only sniper-rifle blessed-icon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,16
play shoot sniper n1
dice 1 1 1
play use blessed-icon
legal move 12,9
illegal TC-4.7 shoot sniper n1

case "a failed jump: it falls, and goes on"
scenario bare
+ piece 1 box 4 x 3 x 3 at 10,10 turn 0 stand
+ piece 2 box 4 x 3 x 3 at 10,16 turn 0 stand
+ fighter s1 REG plus blessed-icon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 20,14.5
play move jump 12,16^3
dice 1 1
play use blessed-icon
play fall near
dice 1 1 1
to-move south
legal shoot rifle n1
legal dash
illegal TC-4.8 move 13,14

case "wire: hurt all the same, and the move is over"
scenario bare
+ piece 1 wire6 at 10,14
+ fighter s1 REG plus blessed-icon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,25
play move 12,15
dice 1 1
play use blessed-icon
dice 1 1
to-move south
holds s1 at 12,14 blood 1 acted moved used 1
legal shoot rifle n1
legal dash
