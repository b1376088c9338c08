# Nobody left on the table: the other side wins at once.
clause TCS-0.9
game trench-crusade

case "the last one is shot"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| side north points 20
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 6 5
dice 6 6
to-move nobody
result south 1000

case "whatever the points are"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter n1 REG
| turn 2 acting south active s1
| side north points 20
| s1 at 17,9
| n1 at 17,12.6
play shoot rifle n1
dice 4 4
dice 6 6
result south 1000

case "the last of several attacks that are not made any more"
scenario bare
+ fighter s1 HVY
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot machine n1
dice 6 5 1
dice 6 6
to-move nobody
result south 1000
