# Machine Armour.
clause TC-13.54
game trench-crusade

case "-3"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus machine-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => INJURY DICE, modifier +0, -3

case "a base of 40 mm"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus machine-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 14.25,12
legal fight club n1

case "a larger base stays"
scenario bare
+ fighter s1 REG
+ kit throne TC-13.54 "Throne" equipment base 60
+ fighter n1 REG plus throne machine-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 14.6,12
legal fight club n1

case "no Shield beside it"
scenario bare
+ fighter s1 REG only machine-armour trench-shield sword
+ fighter n1 REG
unfit TC-13.54
because "no Shield"

case "Standard Armour and a Shield"
scenario bare
+ fighter s1 REG only standard-armour trench-shield sword
+ fighter n1 REG
admitted

case "Down is a Minor Hit"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus machine-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 5 5
holds n1 at 12,18 blood 1

case "a D3 as Charge Bonus: six inches and three"
scenario bare
+ fighter s1 REG plus machine-armour
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,23.9
play charge n1
dice 6
tells "3"
