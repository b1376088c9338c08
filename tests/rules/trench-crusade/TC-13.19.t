# Heavy Flamethrower: two hits.
clause TC-13.19
game trench-crusade

case "a second hit follows"
scenario bare
+ fighter s1 REG only heavy-flamethrower
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot flame n1
dice 1 1 1
legal again n1
