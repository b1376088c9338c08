# A rise of an inch is walked.
clause TC-7.1
game trench-crusade

case "over a low wall"
scenario bare
+ piece 1 wall-low6 at 9,14
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
legal move 12,18
