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

# What adds to a Characteristic adds to that one alone.
case "Sacred Geometry is of the Characteristic: with a pistol in melee too"
scenario bare
+ fighter s1 REG plus pistol sacred-geometry
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight pistol n1 ranged => Sacred Geometry +1 (TC-16.7)
odds fight pistol n1 ranged => 42/216 No effect
odds fight pistol n1 => 15/36 No effect

case "Sacred Geometry: with another weapon there is no Ranged one"
scenario bare
+ fighter s1 REG plus sacred-geometry
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
illegal TC-9.8 fight club n1 ranged

case "Anfarro: not with a pistol by the Ranged Characteristic"
scenario bare
+ fighter s1 REG plus pistol anfarro
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight pistol n1 => 42/216 No effect
odds fight pistol n1 ranged => 15/36 No effect

case "Strength through Pain: its Melee Characteristic, not the Ranged one of a pistol"
scenario bare
+ fighter s1 REG plus pistol strength-through-pain
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 2
| n1 at 12,13.5
legal fight pistol n1
legal fight pistol n1 ranged
offers fight pistol n1 => Strength through Pain +2
