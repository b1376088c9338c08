# A model must be activated; it need do nothing.
clause TC-4.5
game trench-crusade

case "no passing"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 3,3
| n1 at 3,33
illegal TC-4.5 end
play activate s1
play end
to-move north

case "a Down model too"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 3,3 down
| n1 at 3,33
legal activate s1
