# Open ground costs its length.
clause TC-6.2
game trench-crusade

case "six inches"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
legal move 12,18
