# Suicidal Bravery: a charge that ends within 1" of two enemies.
clause TCS-1.87
game trench-crusade

case "contact with one, the other close by"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 3,3
| n1 at 3,7
| n2 at 4.2,7
play charge n1
dice 6
tells "Glorious Deed: Suicidal Bravery"

case "the second stands beside the target"
scenario 1-claim-no-mans-land
+ table 36 36 open
+ piece 1 box 1 x 1 x 1 at 1,8 turn 0
+ piece 2 box 1 x 1 x 1 at 1,10 turn 0
+ piece 3 box 1 x 1 x 1 at 1,12 turn 0
+ piece 4 box 1 x 1 x 1 at 1,14 turn 0
+ piece 5 box 1 x 1 x 1 at 1,16 turn 0
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 16,10
| n2 at 15.9,11.6
play charge n1
dice 6
tells "Suicidal Bravery"
