# End-of-Turn tasks come after the Morale Checks.
clause TC-4.15
game trench-crusade

case "the objective is counted when the Morale Check is over"
scenario bare
+ objective 18,18
+ score turn-end controlled 2 b
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 18,18
| s2 at 3,3 down acted
| n1 at 3,33 acted
play end
to-move dice
silent "scores"
dice 4 4
tells "South scores 2 points: 2 in all"
tells "Turn 2 of 4 begins"

case "not if the other side has fled"
scenario bare
+ objective 18,18
+ score turn-end controlled 2 b
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 18,18
| n1 at 3,33 acted down
| n2 at 6,33 acted
play end
dice 1 1
play flee
silent "scores"
to-move nobody
result south 1000

case "the fifth Turn is never reached"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 4 acting south active s1
| s1 at 3,3
| n1 at 3,33 acted
play end
to-move nobody
tells "The battle is over"
