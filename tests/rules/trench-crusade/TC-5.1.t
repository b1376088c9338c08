# A move is a list of legs.
clause TC-5.1
game trench-crusade

case "two legs of three inches"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 30,30
legal move 5080u,5080u 6604u,5080u
legal move 13,10 13,13
illegal TC-5.2 move 13,10 13,6605u
play move 13,10 13,13
holds s1 at 13,13 acted moved

case "a path in several actions"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 30,30
play move 12,10 on
asks "where does it move"
illegal TC-5.2 move 12,14.1
play move 12,14
holds s1 at 12,14 acted moved
asks "an ACTION"
