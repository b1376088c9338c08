# A scattered point is measured from itself.
clause TC-8.15
game trench-crusade

case "onto a base"
scenario bare
+ fighter s1 REG plus satchel-charge
+ fighter n1 REG
+ fighter n2 BRU
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
| n2 at 12,18
play shoot satchel n1
dice 2 2
play scatter 64
dice 1 1 1
dice 1 1 1
tells "Brute n2"
