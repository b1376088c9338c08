# Down: a die less, easier to hurt, up at its next activation.
clause TC-10.9
game trench-crusade

case "a retreat attack while Down"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5 down
play retreat
offers reply n1 club => Down -1 (TC-10.9)
odds reply n1 club => 147/216 No effect

case "an attack on a retreater at -1 DICE"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 10,11.5 down
play retreat
odds reply n1 club => 147/216 No effect
play skip
play move 10,5
holds s1 at 10,5 acted moved
