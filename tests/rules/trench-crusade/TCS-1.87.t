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
