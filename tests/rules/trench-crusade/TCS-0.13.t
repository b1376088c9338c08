# Who rolls for a neutral model.
clause TCS-0.13
game trench-crusade

case "south shoots it, south makes the Injury Roll and spends its BLOOD"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter x1 REG
| turn 1 acting south active s1
| s1 at 12,12
| x1 at 12,18 blood 2
| n1 at 30,30
play shoot rifle x1
dice 4 4
to-move south
legal spend 2
