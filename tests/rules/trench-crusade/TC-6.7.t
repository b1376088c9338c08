# Onto any piece that is not Impassable.
clause TC-6.7
game trench-crusade

case "up a step of an inch"
scenario bare
+ piece 1 box 4 x 4 x 1 at 10,13 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
legal move 12,15^1
