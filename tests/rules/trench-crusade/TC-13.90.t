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
