# CUMBERSOME needs two hands even of the STRONG.
clause TC-12.18
game trench-crusade

case "no Pistol beside a Polearm"
scenario bare
+ fighter s1 REG keyword strong only polearm pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight polearm n1
dice 1 1
asks "an ACTION"

case "no second attack with a Polearm"
scenario bare
+ fighter s1 REG only polearm pistol keyword strong
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight pistol n1
dice 1 1
illegal TC-9.7 fight polearm n1
