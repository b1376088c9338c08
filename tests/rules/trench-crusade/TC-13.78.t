# Troop Flag.
clause TC-13.78
game trench-crusade

case "its bearer is a LEADER"
scenario bare
+ fighter s1 REG only sword troop-flag
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted down
| n1 at 20,30
play end
dice 1 1 6
tells "The morale of South holds"
