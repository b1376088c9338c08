# A D3 is a D6 halved, rounding up.
clause TC-1.1
game trench-crusade

case "a five is three inches of evading"
scenario bare
+ fighter s1 REG
+ fighter n1 SKI
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play charge n1
to-move north
play evade
dice 5
tells "evades by up to 3 inches"
legal move 12,21
illegal TC-5.2 move 12,21.002
odds stop => 1

case "each value is as likely as the others"
scenario bare
+ fighter s1 REG
+ fighter n1 SKI
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play charge n1
odds evade => 1/3 evades by up to 1
odds evade => 1/3 evades by up to 2
odds evade => 1/3 evades by up to 3
