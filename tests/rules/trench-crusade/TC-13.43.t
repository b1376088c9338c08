# Incendiary Grenades: the chance to take a standing target in Standard Armour out of action.
clause TC-13.43
game trench-crusade

case "833/7776"
scenario bare
+ fighter s1 REG only incendiary-grenades
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
| n2 at 30,30
odds shoot incendiary n1 => 833/7776 out of action

case "a critical against Machine Armour"
scenario bare
+ fighter s1 REG plus incendiary-grenades
+ fighter n1 REG plus machine-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
odds shoot incend n1 => 233/7776 out of action
