# Lord of War: two enemies out in melee in one Turn.
clause TCS-1.84
game trench-crusade

case "the second one"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 3,7 killed
| n1 at 3,8.5
| n2 at 30,33
play fight club n1
dice 6 5
dice 6 6
tells "Glorious Deed: Lord of War"
