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

case "special rules of the armour stay, as of Alchemist Armour against fire"
scenario bare
+ fighter s1 REG only flamethrower
+ fighter n1 REG plus alchemist-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
offers shoot flame n1 => INJURY DICE, modifier -2, +0

case "against fire that does not ignore armour they do"
scenario bare
+ fighter s1 REG only molotov-cocktail
+ fighter n1 REG plus alchemist-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
offers shoot molotov n1 => INJURY DICE, modifier -2, -2
play shoot molotov n1
dice 6 6
dice 1 1 1
