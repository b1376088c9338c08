# A PISTOL uses either Characteristic.
clause TC-9.8
game trench-crusade

case "Ranged +1, Melee -1"
scenario bare
+ fighter s1 REG ranged 1 melee -1 only pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight pistol n1 ranged => 42/216 No effect
odds fight pistol n1 => 147/216 No effect

case "Tracer Bullets help in melee"
scenario bare
+ fighter s1 REG only pistol tracer-bullets
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.4
odds fight pistol n1 => 42/216 No effect
