# Two points for each Objective at the end of each Turn.
clause TCS-1.3
game trench-crusade

case "one in the ruin"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 17,17
| n1 at 10,33 acted
play end
tells "South scores 2 points"

case "two Objectives: four points"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 17,17
| s2 at 8,11 acted
| n1 at 30,33 acted
play end
tells "South scores 4 points"
