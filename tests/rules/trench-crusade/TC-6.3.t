# Difficult ground counts twice.
clause TC-6.3
game trench-crusade

case "three inches of rubble"
scenario bare
+ piece 1 stream12 at 6,12 turn 64
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5,12
| n1 at 30,30
legal move 5,15
illegal TC-5.2 move 5,15.1
