# IMPERVIOUS protection stays.
clause TC-12.32
game trench-crusade

case "IMPERVIOUS -2 and a Trench Shield against IGNORE ARMOUR: -2"
scenario bare
+ fighter s1 REG only anti-materiel-rifle
+ fighter n1 REG plus infernal-iron-armour trench-shield
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 30,30
offers shoot anti n1 => Armour -2 to injury (TC-10.3)

case "the same armour without the keyword: 0"
scenario bare
+ kit plain-iron TC-12.32 "Plain Iron Armour" armour armour -2
+ fighter s1 REG only anti-materiel-rifle
+ fighter n1 REG plus plain-iron trench-shield
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 30,30
offers shoot anti n1 => Armour that does not count +3 (TC-12.30)

case "ARMOUR PIERCING takes the Shield's part and no more"
scenario bare
+ fighter s1 REG plus armour-piercing-bullets
+ fighter n1 REG plus infernal-iron-armour trench-shield
+ fighter n2 REG plus infernal-iron-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 18,12
offers shoot rifle n1 => Armour -2 to injury (TC-10.3)
offers shoot rifle n2 => Armour -2 to injury (TC-10.3)
