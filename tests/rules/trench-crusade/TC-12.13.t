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
