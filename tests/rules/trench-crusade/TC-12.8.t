# AUTOMATIC: targets within 6" of each other.
clause TC-12.8
game trench-crusade

case "six inches apart, and one unit more"
scenario bare
+ fighter s1 HVY
+ fighter n1 REG
+ fighter n2 REG
+ fighter n3 REG
| turn 1 acting south active s1
| s1 at 12,4
| n1 at 5080u,9000u
| n2 at 8628u,9000u
| n3 at 1531u,9000u
play shoot machine n1
dice 1 1 1
legal again n2
illegal TC-12.8 again n3

case "where one stood who is out still counts"
scenario bare
+ fighter s1 HVY
+ fighter n1 REG
+ fighter n2 REG
+ fighter n3 REG
| turn 1 acting south active s1
| s1 at 12,4
| n1 at 5080u,9000u
| n2 at 8628u,9000u
| n3 at 8629u,12000u
play shoot machine n1
dice 6 6 6
dice 6 6 6
tells "out of action"
legal again n2
illegal TC-12.8 again n3

case "Shaken: the first miss ends it"
scenario bare
+ fighter s1 HVY
+ fighter n1 REG
| turn 1 acting south active s1
| side south shaken 1
| s1 at 12,12
| n1 at 12,20
play shoot machine n1
dice 1 1 1
to-move north
