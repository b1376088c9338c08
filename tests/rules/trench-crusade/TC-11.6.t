# Only a passed check undoes Shaken.
clause TC-11.6
game trench-crusade

case "nobody is Down, and still a check"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 2 acting south active s1
| side south shaken 1
| s1 at 12,12
| n1 at 12,30 acted
play end
to-move dice
dice 6 6
tells "South is no longer Shaken"

case "no losses, and a check all the same"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter s3 REG
+ fighter n1 REG
| turn 2 acting north active n1
| side south shaken 1
| s1 at 12,12 acted
| s2 at 3,3 acted
| s3 at 6,3 acted
| n1 at 12,18
play end
to-move dice
dice 4 4
tells "no longer Shaken"
