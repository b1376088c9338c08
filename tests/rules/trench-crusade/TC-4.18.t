# Late deployers wait for all others.
clause TC-4.18
game trench-crusade

case "the side that did not place last goes on"
scenario bare
+ fighter s1 REG
+ fighter s2 REG keyword infiltrator
+ fighter n1 REG keyword infiltrator
| turn 0
| frame phase nobody step 3
| frame deploy south a 1 step 2
illegal TC-4.17 deploy s2 12,3
play deploy s1 12,3
to-move north
play deploy n1 12,33
to-move south
legal deploy s2 3,3

case "two against one"
scenario bare
+ fighter s1 REG keyword infiltrator
+ fighter s2 REG keyword infiltrator
+ fighter s3 REG
+ fighter n1 REG
+ fighter n2 REG keyword infiltrator
to-move south
illegal TC-4.17 deploy s1 12,3
play deploy s3 12,3
to-move north
play deploy n1 12,33
to-move south
play deploy s1 3,3
to-move north
play deploy n2 33,33
to-move south
legal deploy s2 5,3
