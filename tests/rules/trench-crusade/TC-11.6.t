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
