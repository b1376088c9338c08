# Engaged: within 1", walls or not.
clause TC-3.5
game trench-crusade

case "gap 336 across, 381 up"
scenario bare
+ piece 1 box 4 x 4 x 0.75 at 8,8 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u^0.75
| n1 at 5916u,5080u^0.75
illegal TC-8.1 shoot rifle n1
