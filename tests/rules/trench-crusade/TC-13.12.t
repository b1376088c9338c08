# Automatic Pistol: two attacks: the chance to take a standing target in Standard Armour out of action.
clause TC-13.12
game trench-crusade

case "797/7776"
scenario bare
+ fighter s1 REG only automatic-pistol
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
| n2 at 30,30
odds shoot pistol n1 => 797/7776 out of action
play shoot pistol n1
dice 1 1
legal again n1

case "one attack in melee"
scenario bare
+ fighter s1 REG only automatic-pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight pistol n1
dice 1 1
to-move south
illegal TC-4.7 fight pistol n1
count 0 again

case "a Shoot ACTION is made with one weapon"
scenario bare
+ fighter s1 REG only automatic-pistol pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot automatic n1
dice 1 1
legal again n1
play again n1
dice 1 1
illegal TC-4.7 shoot pistol n1

case "12 inches are still in range"
scenario bare
+ fighter s1 REG only automatic-pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,6850u
legal shoot automatic-pistol n1

case "a unit more than 12 inches is out of range"
scenario bare
+ fighter s1 REG only automatic-pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,6851u
illegal TC-8.3 shoot automatic-pistol n1

case "a PISTOL: in melee with the Ranged Characteristic too"
scenario bare
+ fighter s1 REG ranged 1 only automatic-pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight automatic-pistol n1 => 15/36 No effect
odds fight automatic-pistol n1 ranged => 42/216 No effect
