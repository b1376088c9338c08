# A deed is taken once, by the first who does it.
clause TCS-0.20
game trench-crusade

case "a fall of 3 inches"
scenario 1-claim-no-mans-land
+ table 36 36 open
+ piece 1 box 4 x 4 x 3 at 10,14 turn 0 stand
+ piece 2 box 1 x 1 x 1 at 1,10 turn 0
+ piece 3 box 1 x 1 x 1 at 1,12 turn 0
+ piece 4 box 1 x 1 x 1 at 1,14 turn 0
+ piece 5 box 1 x 1 x 1 at 1,16 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,15^3
play shoot rifle n1
dice 4 4 4
dice 3 4
play keep
dice 1 1
tells "Glorious Deed: Cast Them Down"
