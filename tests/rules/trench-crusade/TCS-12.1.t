# Great War: five Turns, no Morale Checks.
clause TCS-12.1
game trench-crusade

case "nine of ten lost: play goes on"
scenario 12-great-war
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 4 acting north active n1
| s1 at 3,3 acted
| s2 out 6,3
| n1 at 20,40
play end
tells "Turn 5 of 5 begins"
