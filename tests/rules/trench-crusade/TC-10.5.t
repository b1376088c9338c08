# A Bloodbath keeps three dice.
clause TC-10.5
game trench-crusade

case "armour of 3: out with 81 of 216"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus machine-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 6
play shoot rifle n1
dice 4 4
odds spend bath => 81/216 out of action

case "of one Down, with up to three INJURY DICE more, modifier 0"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 6 down
play shoot rifle n1
dice 4 4
odds spend bath => 0 No effect
odds spend bath => 7/27 is wounded
odds spend bath => 20/27 out of action
odds spend bath 1 => 0 No effect
odds spend bath 1 => 17/162 is wounded
odds spend bath 1 => 145/162 out of action
odds spend bath 2 => 0 No effect
odds spend bath 2 => 161/3888 is wounded
odds spend bath 2 => 3727/3888 out of action
odds spend bath 3 => 0 No effect
odds spend bath 3 => 95/5832 is wounded
odds spend bath 3 => 5737/5832 out of action

case "of one Down, with up to three INJURY DICE more, modifier -2"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus reinforced-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 6 down
play shoot rifle n1
dice 4 4
odds spend bath => 1/216 No effect
odds spend bath => 107/216 is wounded
odds spend bath => 1/2 out of action
odds spend bath 1 => 1/1296 No effect
odds spend bath 1 => 29/108 is wounded
odds spend bath 1 => 947/1296 out of action
odds spend bath 2 => 1/7776 No effect
odds spend bath 2 => 1087/7776 is wounded
odds spend bath 2 => 209/243 out of action
odds spend bath 3 => 1/46656 No effect
odds spend bath 3 => 1675/23328 is wounded
odds spend bath 3 => 14435/15552 out of action
