# A ladder costs its height and no roll.
clause TC-7.2
game trench-crusade

case "three inches up with three left, and no roll"
scenario bare
+ piece 1 ruin-a at 10,10
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 14.75,17.5
| n1 at 30,30
legal move 14.75,14.5 link 13.25,14.5^3
play move 14.75,14.5 link 13.25,14.5^3
to-move south
holds s1 at 13.25,14.5^3 acted moved
tells "6.0 inches"

case "a quarter of an inch too far away"
scenario bare
+ piece 1 ruin-a at 10,10
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 14.75,17.75
| n1 at 30,30
illegal TC-5.2 move 14.75,14.5 link 13.25,14.5^3

case "only from its foot or its head"
scenario bare
+ piece 1 ruin-a at 10,10
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 14.75,17.5
| n1 at 30,30
illegal TC-7.2 move 14.75,16 link 13.25,14.5^3

case "down again for the same price"
scenario bare
+ piece 1 ruin-a at 10,10
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 13.25,14.5^3
| n1 at 30,30
play move link 14.75,14.5
tells "3.0 inches"
