# Armour-Piercing Bullets.
clause TC-13.61
game trench-crusade

case "a rifle against Standard Armour"
scenario bare
+ fighter s1 REG plus armour-piercing-bullets
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
odds shoot rifle n1 => 1313/7776 out of action
