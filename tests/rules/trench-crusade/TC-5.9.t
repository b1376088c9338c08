# Half Movement after standing up.
clause TC-5.9
game trench-crusade

case "three inches of six"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 10,10 down
| n1 at 10,15.5
play activate s1
legal move 13,10
illegal TC-5.2 move 13.002,10
play charge n1
dice 5
tells "reaches Regular n1"

case "a charge of five and a half"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 10,10 down
| n1 at 10,18.5
play activate s1
play charge n1
dice 5
tells "does not reach"
holds s1 at 10,15.5 acted charged moved

case "a charge after standing up: half of twelve"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 10,8 down
| n1 at 10,16
play activate s1
play charge n1
dice 6
tells "does not reach"
holds s1 at 10,14 acted charged moved

case "a Dash after standing up is halved too"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 10,13 down
| n1 at 30,30
play activate s1
illegal TC-5.2 move 10,16.002
play move 10,16
play dash
dice 4 4
illegal TC-5.2 move 10,19.002
legal move 10,19
