# Walls and hedges.
clause TC-14.4
game trench-crusade

case "a low wall is free, a high one must be climbed"
scenario bare
+ piece 1 wall-low6 at 3,14
+ piece 2 wall-high6 at 12,14
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,12
| n1 at 30,30
legal move 8,16
illegal TC-7.1 move 13,13 13,15
