# BLOCK.
clause TC-12.13
game trench-crusade

case "a charger against a Polearm"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only polearm
| turn 1 acting south active s1
| s1 at 12,12 charged
| n1 at 12,13.5
offers fight club n1 => BLOCK -1 (TC-12.13)

case "without a charge: nothing"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only polearm
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight club n1 => 15/36 No effect

case "an attack on a retreater by one who charged this Turn"
scenario bare
+ fighter s1 REG only polearm
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.4 acted charged
play retreat
odds reply n1 club => 147/216 No effect

case "the charge of last Turn is forgotten"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG only polearm
| turn 1 acting north active n1
| s1 at 12,12 acted charged
| s2 at 3,3 acted
| n1 at 12,13.4
play end
play first other
play activate s1
odds fight club n1 => 15/36 No effect
