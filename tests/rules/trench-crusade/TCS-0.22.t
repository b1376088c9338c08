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
