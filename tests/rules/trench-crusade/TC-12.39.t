# PISTOL: shoot and fight in one Activation.
clause TC-12.39
game trench-crusade

case "fight, then shoot with the same Pistol"
scenario bare
+ fighter s1 REG only pistol sword
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 12,20
play fight pistol n1
dice 6 5
dice 6 6
legal shoot pistol n2

case "a Sword, then no Pistol"
scenario bare
+ fighter s1 REG only pistol sword
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 12,20
play fight sword n1
dice 6 5
dice 6 6
illegal TC-4.10 shoot pistol n2
