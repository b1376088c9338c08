# What ends an Activation.
clause TC-4.13
game trench-crusade

case "a Sniper Rifle that misses"
scenario bare
+ fighter s1 REG only sniper-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play shoot sniper n1
dice 1 1 1
to-move north

case "out at the start of its Activation"
scenario bare
+ piece 1 wire6 at 8,12
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 10,13
| s2 at 3,3
| n1 at 30,30
play activate s1
dice 1 1
dice 6 6
tells "out of action"
to-move north
