# A Shovel: COVER on the starting spot, and a plain 2-Handed weapon.
clause TC-13.76
game trench-crusade

case "as the only weapon"
scenario bare
+ fighter s1 REG only shovel
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight shovel n1 => 797/7776 out of action

case "COVER until it moves"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus shovel
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Cover -1
