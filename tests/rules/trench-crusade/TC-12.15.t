# CONSUMABLE: used once its weapon has attacked.
clause TC-12.15
game trench-crusade

case "ammunition of a rifle that fired"
scenario bare
+ fighter s1 REG plus tracer-bullets
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
lacks s1 at 12,12 acted used 1
play shoot rifle n1
dice 1 1 1
holds s1 at 12,12 acted used 1

case "told when the game ends: what was used is lost to the campaign, what was not is kept"
scenario bare
+ fighter s1 REG plus tracer-bullets
+ fighter s2 REG plus tracer-bullets
+ fighter n1 REG
| turn 4 acting south active s1
| s1 at 12,12
| s2 at 30,12 acted
| n1 at 12,18 acted
play shoot rifle n1
dice 1 1 1
play end
tells "Regular s1 has used up its Tracer Bullets"
silent "s2 has used up"

case "a rifle that fired is no CONSUMABLE"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 4 acting south active s1
| s1 at 12,12
| n1 at 12,18 acted
play shoot rifle n1
dice 1 1
play end
silent "used up"

case "pills and a Talisman when they were declared"
scenario bare
+ fighter s1 REG plus martyrdom-pills unholy-trinket
+ fighter n1 REG plus martyrdom-pills
| turn 4 acting south active s1
| s1 at 12,12 pills
| n1 at 12,30 acted
play dash
dice 1 1
play use unholy-trinket
play end
tells "s1 has used up its Martyrdom Pills"
tells "s1 has used up its Unholy Trinket"
silent "n1 has used up"

case "every kind of it"
scenario bare
+ fighter s1 REG plus blessed-icon satchel-charge armour-piercing-bullets dum-dum-bullets incendiary-ammunition
+ fighter n1 REG
| turn 4 acting south active s1
| s1 at 12,12 used 11
| n1 at 12,30 acted
play end
tells "used up its Blessed Icon"
tells "used up its Satchel Charge"
tells "used up its Armour-Piercing Bullets"
tells "used up its Dum-Dum Bullets"
tells "used up its Incendiary Ammunition"
