# Sniper: an ELITE enemy far away in Cover.
clause TCS-1.86
game trench-crusade

case "both modifiers"
scenario 1-claim-no-mans-land
+ table 36 36 open
+ piece 1 box 6 x 0.25 x 0.5 at 9,12.258 turn 0
+ piece 2 box 1 x 1 x 1 at 1,10 turn 0
+ piece 3 box 1 x 1 x 1 at 1,12 turn 0
+ piece 4 box 1 x 1 x 1 at 1,14 turn 0
+ piece 5 box 1 x 1 x 1 at 1,16 turn 0
+ fighter s1 REG only pistol
+ fighter n1 REG keyword elite
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,4
| n1 at 12,13
| n2 at 30,30
play shoot pistol n1
dice 6 6 6 6
dice 6 6 6
tells "Glorious Deed: Sniper"
