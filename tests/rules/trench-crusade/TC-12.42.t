# SCATTER.
clause TC-12.42
game trench-crusade

case "a six is one inch"
scenario bare
+ fighter s1 REG plus satchel-charge
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
play shoot satchel n1
dice 3 3
play scatter 0
tells "scatters 1 inch to 13,15.5"
