# Hold Your Ground: the first Morale Check that is passed.
clause TCS-1.83
game trench-crusade

case "south"
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
tells "South has done a Glorious Deed: Hold Your Ground"

case "only the first check that is passed"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 5,3
| s2 out 3,3
| n1 at 30,33 acted
| n2 out 3,33
play end
dice 4 4
tells "North has done a Glorious Deed: Hold"
dice 4 4
silent "South has done"
