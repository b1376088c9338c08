# A ledge check before one goes Down.
clause TC-7.15
game trench-crusade

case "on the edge of a 3 inch roof"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,14 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,15^3
play shoot rifle n1
dice 4 4 4
dice 3 4
to-move south
odds spend 1 => 147/216 ledge: fails
odds keep => 15/36 ledge: fails

case "who is Down makes no new check"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,14 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,15^3 down
play shoot rifle n1
dice 4 4 4
dice 3 4
to-move south
holds n1 at 12,15^3 blood 2 down
