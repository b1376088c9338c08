# End-of-Turn points come after the Morale Checks.
clause TC-4.15
game trench-crusade

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
