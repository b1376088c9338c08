# Ammunition goes into a Ranged Weapon that takes it.
clause TC-13.6
game trench-crusade

case "not into a Blunderbuss"
scenario bare
+ fighter s1 REG only blunderbuss tracer-bullets
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
odds shoot blunderbuss n1 => 15/36 No effect

case "into a Pistol, and it helps in melee"
scenario bare
+ fighter s1 REG only pistol tracer-bullets
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight pistol n1 => 42/216 No effect

case "no roster with ammunition that fits nothing"
scenario bare
+ fighter s1 REG only blunderbuss tracer-bullets
+ fighter n1 REG
unfit TC-13.6
because "no weapon that takes Tracer Bullets"
