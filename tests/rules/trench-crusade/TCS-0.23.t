# Morale Checks only where the scenario has them.
clause TCS-0.23
game trench-crusade

case "Great War knows none"
scenario 12-great-war
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted down
| n1 at 20,40
play end
silent "morale"
tells "Turn 2"
