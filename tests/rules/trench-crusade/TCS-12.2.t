# Points for what enemies out of action cost.
clause TCS-12.2
game trench-crusade

case "100 ducats and 6 glory: 12; 85 and 1: 10"
scenario 12-great-war
+ fighter s1 REG
+ fighter n1 REG cost 100 glory 6
+ fighter n2 REG cost 85 glory 1
+ fighter n3 REG
| turn 5 acting south active s1
| s1 at 3,3
| n1 out 20,40
| n2 out 22,40
| n3 at 30,40 acted
play end
tells "South scores 22 points"
result south 1000

case "who is Down counts nothing; equal points are a draw"
scenario 12-great-war
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG cost 400
| turn 5 acting south active s1
| s1 at 3,3
| s2 out 6,3
| n1 out 20,40
| n2 at 30,40 acted down
play end
result south 0

case "41 ducats and 1 glory: 5 and 1"
scenario 12-great-war
+ fighter s1 REG
+ fighter n1 REG cost 41 glory 1
+ fighter n2 REG
| turn 5 acting south active s1
| s1 at 3,3
| n1 out 20,40
| n2 at 30,40 acted
play end
tells "South scores 6 points"
