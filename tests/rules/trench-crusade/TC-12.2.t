# +/-INJURY DICE of a weapon.
clause TC-12.2
game trench-crusade

case "a Great Sword"
scenario bare
+ fighter s1 REG only great-sword
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight sword n1
dice 4 4
to-move dice
dice 6 6 1
tells "out of action"
