# The check is a Success Roll; a LEADER gives a die.
clause TC-11.2
game trench-crusade

case "with a LEADER"
scenario bare
+ fighter s1 REG keyword leader
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted down
| n1 at 20,30
play end
to-move dice
dice 1 6 5
tells "The morale of South holds"
