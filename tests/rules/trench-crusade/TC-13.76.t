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

case "no COVER on Difficult ground"
scenario bare
+ piece 1 rubble5 at 9.5,15.5
+ fighter s1 REG
+ fighter n1 REG plus shovel
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
odds shoot rifle n1 => 15/36 No effect

case "used instead of all other Melee Weapons, by a STRONG model too"
scenario bare
+ fighter s1 REG keyword strong plus shovel
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight shovel n1
dice 1 1
illegal TC-9.7 fight club n1

case "not with one hand at a Shield"
scenario bare
+ fighter s1 REG only shovel trench-shield
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
illegal TC-13.2 fight shovel n1

case "who has fallen from its place has lost it"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,14 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG plus shovel
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,15^3
play shoot rifle n1
dice 4 4 4
dice 3 4
play keep
dice 1 1
play keep
dice 1 1 1
holds n1 at 12,13.506 blood 2 down moved
