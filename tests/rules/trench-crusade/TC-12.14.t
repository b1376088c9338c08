# BLOOD MARKERS: six at most.
clause TC-12.14
game trench-crusade

case "seven are no position"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6,3 blood 7
| n1 at 6,30
impossible "MARKS"
