# Control, form A: in or on it alone beats more models near it.
clause TCS-0.22
game trench-crusade

case "one in it, three near it"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
+ fighter n3 REG
| turn 1 acting south active s1
| s1 at 17,17
| n1 at 14,16 acted
| n2 at 14,18 acted
| n3 at 14,20 acted
play end
tells "South scores 2 points"
silent "North scores"

case "both in it: who has more in or near it"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 17,17
| n1 at 19,19 acted
| n2 at 14,18 acted
play end
tells "North scores 2 points"

case "equal numbers: nobody"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 17,17
| n1 at 19,19 acted
play end
silent "scores"

case "one who is Down holds it"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter s2 REG
+ fighter s3 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 3,3
| s2 at 17,17 acted down
| s3 at 6,3 acted
| n1 at 30,33 acted
play end
tells "South scores 2 points"

case "further than an inch off"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 13.5,18
| n1 at 30,33 acted
play end
silent "scores"
