# A Retreat leads away, and ends out of reach.
clause TC-5.18
game trench-crusade

case "directions"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| n1 at 6080u,5080u
play retreat
play skip
legal move 3556u,5080u
legal move 5080u,6604u
illegal TC-5.18 move 5588u,6604u
illegal TC-5.18 move 5073u,5080u
legal stop

case "only while engaged"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 20,10
illegal TC-5.18 retreat

case "surrounded: it may declare, and stays"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
+ fighter n3 REG
+ fighter n4 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 10,11.1
| n2 at 10,8.9
| n3 at 11.1,10
| n4 at 8.9,10
legal retreat
play retreat
play skip
play stop
holds s1 at 10,10 acted

case "not past a third enemy"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.4
| n2 at 12,9
play retreat
play skip
illegal TC-5.6 move 12,10.9
legal move 10,11.5

case "it ends more than an inch off, by a unit at least"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| n1 at 5080u,5880u
play retreat
play skip
illegal TC-5.18 move 5080u,4872u
legal move 5080u,4871u
