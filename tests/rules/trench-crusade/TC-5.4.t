# Friends are passed, not ended on.
clause TC-5.4
game trench-crusade

case "behind a friend, not on it"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| s2 at 10,12
| n1 at 30,30
legal move 10,13
illegal TC-3.9 move 10,12.5

case "past a friend, or not at all"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| s2 at 10,13
| n1 at 30,30
legal move 10,14
illegal TC-3.9 move 10,13.5
