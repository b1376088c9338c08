# NEGATE.
clause TC-12.36
game trench-crusade

case "NEGATE FEAR against a Brute"
scenario bare
+ fighter s1 REG keyword negate-fear
+ fighter n1 REG keyword fear
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight club n1 => 15/36 No effect
