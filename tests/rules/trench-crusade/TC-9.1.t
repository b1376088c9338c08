# Fighting needs a Melee Weapon, and an enemy within 1" in sight.
clause TC-9.1
game trench-crusade

case "across a wall of 1.2 inches: no"
scenario bare
+ piece 1 box 6 x 0.25 x 1.25 at 9,12.5 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.25
illegal TC-9.1 fight club n1

case "across a wall of one inch: yes"
scenario bare
+ piece 1 box 6 x 0.25 x 1 at 9,12.5 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.25
sight s1 n1 => 9 of 27
legal fight club n1
