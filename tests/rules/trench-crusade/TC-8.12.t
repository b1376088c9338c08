# A blast hits everybody within its radius.
clause TC-8.12
game trench-crusade

case "1774 units from the point are within 3 inches, 1775 are not"
scenario bare
+ fighter s1 REG plus gas-grenades
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 9144u,5700u
| n1 at 9144u,10918u
| n2 at 10919u,9144u
play shoot gas at 9144u,9144u
dice 4 4
dice 1 1 1
tells "n1"
silent "n2"
to-move south
