# One of Move, Charge and Retreat.
clause TC-4.8
game trench-crusade

case "move, then no charge"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play move 12,14
illegal TC-4.8 charge n1
legal dash

case "retreat, then dash"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play retreat
play skip
play move 12,8
legal dash
illegal TC-4.8 move 12,7

case "a Retreat, then a Dash and nothing else"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 10,11.5
play retreat
play skip
play move 10,7
legal dash
illegal TC-4.8 move 10,6
illegal TC-4.8 charge n1

case "who has charged dashes within an inch of its enemy"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,10
| n1 at 12,16
play charge n1
dice 6
play dash
dice 4 4
illegal TC-5.7 move 12,12
legal move 12.2,15
