# Markers do not block.
clause TC-6.8
game trench-crusade

case "a crate on the way"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
| marker 1 crate 12,14 of neutral
legal move 12,15
sight s1 n1 => full
