# Scourge: the chance to take a standing target in Standard Armour out of action.
clause TC-13.37
game trench-crusade

case "865/5832"
scenario bare
+ fighter s1 REG only scourge
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
odds fight scourge n1 => 865/5832 out of action

case "first +1, second -1"
scenario bare
+ fighter s1 REG only sword scourge
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight scourge n1 => 42/216 No effect
play fight sword n1
dice 1 1
odds fight scourge n1 => 147/216 No effect
