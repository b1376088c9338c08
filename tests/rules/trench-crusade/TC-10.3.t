# Armour, its limit, and what ignores it.
clause TC-10.3
game trench-crusade

case "Reinforced and Shield: -3, a Great Hammer makes it -2"
scenario bare
+ fighter s1 REG only great-hammer
+ fighter n1 REG plus reinforced-armour trench-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight hammer n1 => INJURY DICE, modifier +0, -2

case "bullets that pierce: -2"
scenario bare
+ fighter s1 REG plus armour-piercing-bullets
+ fighter n1 REG plus reinforced-armour trench-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
offers shoot rifle n1 => INJURY DICE, modifier +0, -2

case "an Anti-Materiel Rifle: 0"
scenario bare
+ fighter s1 REG only anti-materiel-rifle
+ fighter n1 REG plus reinforced-armour trench-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
offers shoot anti n1 => INJURY DICE, modifier +1, +0

case "other protection counts, and all together no more than -3"
scenario bare
+ kit ward TC-10.3 "Ward" ability
+ at injury-for injury-mod -1
+ fighter s1 REG
+ fighter n1 REG plus ward reinforced-armour
+ fighter n2 REG plus ward reinforced-armour trench-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 18,12
offers shoot rifle n1 => INJURY DICE, modifier +0, -3
offers shoot rifle n2 => No worse than -3 +1 to injury (TC-10.3)
offers shoot rifle n2 => INJURY DICE, modifier +0, -3

case "what is positive comes last: a Great Hammer against -3 and a ward"
scenario bare
+ kit ward TC-10.3 "Ward" ability
+ at injury-for injury-mod -1
+ fighter s1 REG only great-hammer
+ fighter n1 REG plus ward reinforced-armour trench-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight hammer n1 => INJURY DICE, modifier +0, -2
