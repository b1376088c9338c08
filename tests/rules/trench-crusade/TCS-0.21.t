# Credit for a deed: the model that began it; a Warband's deed names nobody.
clause TCS-0.21
game trench-crusade

case "a deed of a Warband"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted down
| n1 at 10,33
play end
dice 6 6
holds deed 3 taken south

case "a deed of a model"
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
holds deed 4 taken south by s1
