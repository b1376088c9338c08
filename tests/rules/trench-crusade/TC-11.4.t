# Shaken: every roll is Risky; the next failure is flight.
clause TC-11.4
game trench-crusade

case "a rifle that misses ends the Activation"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 2 acting south active s1
| side south shaken 1
| s1 at 12,12
| n1 at 12,20
play shoot rifle n1
dice 1 1
to-move north

case "the second failure"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 2 acting north active n1
| side south shaken 1
| s1 at 12,12 acted
| n1 at 12,30
play end
dice 1 1
to-move nobody
tells "South flees"
result north 1000

case "a missed shot ends the Activation"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 2 acting south active s1
| side south shaken 1
| s1 at 12,12
| s2 at 3,3
| n1 at 12,18
play shoot rifle n1
dice 1 1
to-move north
holds s1 at 12,12 acted exhausted used 1
