# Who flees loses.
clause TC-4.16
game trench-crusade

case "flight in Turn 2"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 2 initiative south first south
| side north points 10
| s1 at 3,3
| n1 at 3,33 down
| frame phase nobody step 9
| frame morale north a 1 step 2
play flee
to-move nobody
result south 1000
result north -1000
