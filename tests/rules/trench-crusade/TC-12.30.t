# IGNORE ARMOUR.
clause TC-12.30
game trench-crusade

case "Reinforced and Shield: 0"
scenario bare
+ fighter s1 REG only anti-materiel-rifle
+ fighter n1 REG plus reinforced-armour trench-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
offers shoot anti n1 => INJURY DICE, modifier +1, +0

case "Martyrdom Pills are no armour"
scenario bare
+ fighter s1 REG only anti-materiel-rifle
+ fighter n1 REG plus martyrdom-pills reinforced-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16 pills
offers shoot anti n1 => INJURY DICE, modifier +0, +0
