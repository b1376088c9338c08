# Wholly within the zone.
clause TC-4.17
game trench-crusade

case "from 250 to 2798 units"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 0
| frame phase nobody step 3
| frame deploy south a 1 step 2
legal deploy s1 12,250u
illegal TC-3.9 deploy s1 12,249u
legal deploy s1 12,2798u
illegal TC-4.17 deploy s1 12,2799u

case "the longer roster begins, and ends alone"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter s3 REG
+ fighter n1 REG
to-move south
play deploy s1 12,3
to-move north
play deploy n1 12,33
to-move south
play deploy s2 15,3
to-move south
illegal TC-4.17 deploy s3 15,6
illegal TC-3.9 deploy s3 15.5,3
play deploy s3 20,3
tells "Turn 1"
