# BLESSING MARKERS: six at most.
clause TC-12.12
game trench-crusade

case "six are fine"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blessing 6
| n1 at 12,30
play dash
count 7
