# A swamp is Difficult and Dangerous.
clause TC-14.2
game trench-crusade

case "one inch inside costs two, and a roll"
scenario bare
+ piece 1 swamp at 9,14
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
legal move 12,15.9
illegal TC-5.2 move 12,16.1
play move 12,15
to-move dice
