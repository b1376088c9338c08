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

case "a failed dive that ends on a ledge"
scenario bare
+ piece 1 box 4 x 4 x 6 at 10,10 turn 0 stand
+ piece 2 box 2 x 4 x 3 at 11,14 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^6
| n1 at 12,15.6^3
play charge n1 drop
dice 3
play dive
dice 1 1
to-move north
play keep
dice 1 1
tells "ledge: fails"
play keep
dice 1 1 1
tells "comes down 3.0 inches"
play keep
dice 1 1 1
to-move north

case "who is knocked Down beside the target of a blast"
scenario bare
+ piece 1 box 6 x 6 x 3 at 9,18 turn 0 stand
+ fighter s1 REG only murad-bombard
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,10
| n1 at 11,18.6^3
| n2 at 13,18.6^3
play shoot murad n1
dice 4 4
dice 1 1 1
to-move south
odds keep => 15/36 ledge: fails
play keep
dice 4 4
holds n2 at 13,18.6^3 blood 1 down
