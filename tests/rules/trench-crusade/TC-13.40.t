# Polearm: a charger has a die less.
clause TC-13.40
game trench-crusade

case "BLOCK"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only polearm
| turn 1 acting south active s1
| s1 at 12,12 charged
| n1 at 12,13.5
odds fight club n1 => 147/216 No effect
