# A Dash is a Risky roll and an ordinary move.
clause TC-4.9
game trench-crusade

case "21 of 36"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,30
odds dash => 21/36 Dash: succeeds
play dash
dice 1 1
to-move north

case "up to the Movement"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,30
play dash
dice 6 6
legal move 12,18
illegal TC-5.2 move 12,18.002
play move 12,18
asks "an ACTION"
