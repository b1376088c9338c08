# A failed SCATTER attack moves the point 7 less the roll.
clause TC-8.14
game trench-crusade

case "a four is three inches"
scenario bare
+ fighter s1 REG plus satchel-charge
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
play shoot satchel n1
dice 2 2
to-move north
play scatter 64
tells "scatters 3 inches to 12,18"
dice 1 1 1

case "not off the table"
scenario bare
+ fighter s1 REG plus satchel-charge
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,4
| n1 at 12,1
play shoot satchel n1
dice 1 1
illegal TC-8.14 scatter 192
legal scatter 64
