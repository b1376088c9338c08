# Nobody enters Impassable ground; who flies crosses it.
clause TC-6.6
game trench-crusade

case "on foot"
scenario bare
+ piece 1 lava4 at 10,13
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
illegal TC-6.6 move 12,17.9

case "in the air"
scenario bare
+ piece 1 lava4 at 10,13
+ fighter s1 FLY
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
legal move 12,18
illegal TC-3.9 move 12,15
