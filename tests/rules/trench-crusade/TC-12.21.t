# FEAR.
clause TC-12.21
game trench-crusade

case "a Regular succeeds with 69 of 216"
scenario bare
+ fighter s1 REG
+ fighter n1 REG keyword fear
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight club n1 => 147/216 No effect
