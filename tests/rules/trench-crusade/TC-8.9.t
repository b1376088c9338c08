# AUTOMATIC weapons attack several times.
clause TC-8.9
game trench-crusade

case "two more attacks may follow the first"
scenario bare
+ fighter s1 HVY ranged 0
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
odds shoot machine n1 => 15/36 No effect
play shoot machine n1
dice 1 1
legal again n1
legal stop
