# Who is engaged stays engaged, or retreats.
clause TC-5.7
game trench-crusade

case "sliding round the enemy"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 10,11
legal move 9.2,10
illegal TC-5.7 move 10,8

case "round the enemy, but not away"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 10,11.5
legal move 10.5,10
illegal TC-5.7 move 10,9
illegal TC-5.10 charge n1
legal dash
