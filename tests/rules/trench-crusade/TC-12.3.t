# +/-INJURY MODIFIER of a weapon.
clause TC-12.3
game trench-crusade

case "a Great Hammer makes an eight of a seven"
scenario bare
+ fighter s1 REG only great-hammer
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
offers fight hammer n1 => INJURY DICE, modifier +0, +1
play fight hammer n1
dice 4 4
dice 4 4
tells "out of action"
