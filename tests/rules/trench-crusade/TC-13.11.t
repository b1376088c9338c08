# Anti-Materiel Rifle: the chance to take a standing target in Standard Armour out of action.
clause TC-13.11
game trench-crusade

case "29209/93312"
scenario bare
+ fighter s1 REG only anti-materiel-rifle
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
| n2 at 30,30
odds shoot anti n1 => 29209/93312 out of action
