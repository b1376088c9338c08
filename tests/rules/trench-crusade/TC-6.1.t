# Kinds of ground.
clause TC-6.1
game trench-crusade

case "wire is Difficult and Dangerous"
scenario bare
+ piece 1 wire6 at 10,12
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,11
| n1 at 30,30
play move 12,13
to-move dice
