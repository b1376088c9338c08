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

case "two weapons, two enemies"
scenario 1-claim-no-mans-land
+ fighter s1 REG only sword trench-club
+ fighter n1 REG
+ fighter n2 REG
+ fighter n3 REG
| turn 1 acting south active s1
| s1 at 5,3
| n1 at 5,4.4
| n2 at 6.4,3
| n3 at 30,33
play fight sword n1
dice 4 4
dice 6 6
silent "Glorious"
play fight club n2
dice 4 4 4
dice 6 6
tells "Lord of War"
