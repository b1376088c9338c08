# Without the Initiative first.
clause TC-11.5
game trench-crusade

case "a flight ends the game before the other check"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 2 acting south active s1
| side south shaken 1
| side north shaken 1
| s1 at 12,12
| n1 at 12,30 acted
play end
dice 1 1
tells "North flees"
result south 1000
