# Who has nobody left to activate waits.
clause TC-4.6
game trench-crusade

case "one against two: A B B"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south
| s1 at 3,3
| n1 at 3,33
| n2 at 6,33
play activate s1
play end
to-move north
play activate n1
play end
to-move north
play activate n2
play end
tells "Turn 2"
