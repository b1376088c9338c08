# A 2-Handed weapon leaves no hand.
clause TC-9.7
game trench-crusade

case "Great Sword and Pistol: one attack"
scenario bare
+ fighter s1 REG only great-sword pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight great-sword n1
dice 1 1
illegal TC-9.7 fight pistol n1
because "no hand left for the Pistol beside the Great Sword"

case "STRONG: two"
scenario bare
+ fighter s1 REG keyword strong only great-sword pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight great-sword n1
dice 1 1
legal fight pistol n1

case "a Great Sword, then no Pistol"
scenario bare
+ fighter s1 REG only great-sword pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight great n1
dice 1 1
illegal TC-9.7 fight pistol n1
because "no hand left for the Pistol beside the Great Sword"

case "a Pistol, then no Great Sword"
scenario bare
+ fighter s1 REG only great-sword pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight pistol n1
dice 1 1
illegal TC-9.7 fight great n1
because "beside the Pistol"

case "STRONG: both, in this order too"
scenario bare
+ fighter s1 REG only great-sword pistol keyword strong
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight pistol n1
dice 1 1
legal fight great n1
