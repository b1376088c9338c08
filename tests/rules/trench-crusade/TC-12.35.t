# LEADER.
clause TC-12.35
game trench-crusade

case "two LEADERS give one die"
scenario bare
+ fighter s1 REG keyword leader
+ fighter s2 REG keyword leader
+ fighter s3 REG
+ fighter s4 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted
| s3 at 9,3 acted down
| s4 at 12,3 acted down
| n1 at 20,30
play end
dice 1 1 6
tells "The morale of South holds"
