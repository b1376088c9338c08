# Cast them Down: an enemy falls 3" or more.
clause TCS-1.82
game trench-crusade

case "2.9 inches are too few"
scenario 1-claim-no-mans-land
+ table 36 36 open
+ piece 1 box 4 x 4 x 2.9 at 10,14 turn 0 stand
+ piece 2 box 1 x 1 x 1 at 1,10 turn 0
+ piece 3 box 1 x 1 x 1 at 1,12 turn 0
+ piece 4 box 1 x 1 x 1 at 1,14 turn 0
+ piece 5 box 1 x 1 x 1 at 1,16 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,15^2.9
play shoot rifle n1
dice 4 4 4
dice 3 4
play keep
dice 1 1
silent "Glorious Deed"
