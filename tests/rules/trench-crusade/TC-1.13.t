# Dice are thrown one by one and logged.
clause TC-1.13
game trench-crusade

case "the dice that count are those of the pool"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 2
| n1 at 12,30
play dash
play spend 2
dice 1 6 6 1
tells "Dash: fails"
