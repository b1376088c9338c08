# Who has the Initiative chooses who activates first.
clause TC-4.3
game trench-crusade

case "the other one"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| n1 at 3,33
| n2 at 6,33 acted
play end
to-move south
play first other
to-move north
