# 2 dice and INJURY DICE, plus modifiers.
clause TC-10.1
game trench-crusade

case "a critical hit on Standard Armour with 2, 4, 5 is Down"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 6 6
dice 2 4 5
tells "n1 is Down"

case "up to three INJURY DICE less, modifier -1"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blessing 3
play shoot rifle n1
dice 4 4
odds spend 1 => 2/27 No effect
odds spend 1 => 79/108 is wounded
odds spend 1 => 31/216 is Down
odds spend 1 => 11/216 is out of action
odds spend 2 => 19/144 No effect
odds spend 2 => 7/9 is wounded
odds spend 2 => 97/1296 is Down
odds spend 2 => 5/324 is out of action
odds spend 3 => 763/3888 No effect
odds spend 3 => 329/432 is wounded
odds spend 3 => 97/2592 is Down
odds spend 3 => 37/7776 is out of action

case "up to three INJURY DICE more, modifier -1"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 3
play shoot rifle n1
dice 4 4
odds spend 1 => 1/216 No effect
odds spend 1 => 17/54 is wounded
odds spend 1 => 35/108 is Down
odds spend 1 => 77/216 is out of action
odds spend 2 => 1/1296 No effect
odds spend 2 => 14/81 is wounded
odds spend 2 => 395/1296 is Down
odds spend 2 => 169/324 is out of action
odds spend 3 => 1/7776 No effect
odds spend 3 => 61/648 is wounded
odds spend 3 => 247/972 is Down
odds spend 3 => 563/864 is out of action

case "up to three INJURY DICE less, modifier -3"
scenario bare
+ fighter s1 REG
+ fighter n1 REG armour -3
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blessing 3
play shoot rifle n1
dice 4 4
odds spend 1 => 77/216 No effect
odds spend 1 => 16/27 is wounded
odds spend 1 => 5/108 is Down
odds spend 1 => 1/216 is out of action
odds spend 2 => 169/324 No effect
odds spend 2 => 25/54 is wounded
odds spend 2 => 19/1296 is Down
odds spend 2 => 1/1296 is out of action
odds spend 3 => 563/864 No effect
odds spend 3 => 167/486 is wounded
odds spend 3 => 1/216 is Down
odds spend 3 => 1/7776 is out of action

case "up to three INJURY DICE more, modifier -3"
scenario bare
+ fighter s1 REG
+ fighter n1 REG armour -3
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 3
play shoot rifle n1
dice 4 4
odds spend 1 => 11/216 No effect
odds spend 1 => 16/27 is wounded
odds spend 1 => 61/216 is Down
odds spend 1 => 2/27 is out of action
odds spend 2 => 5/324 No effect
odds spend 2 => 25/54 is wounded
odds spend 2 => 505/1296 is Down
odds spend 2 => 19/144 is out of action
odds spend 3 => 37/7776 No effect
odds spend 3 => 167/486 is wounded
odds spend 3 => 3541/7776 is Down
odds spend 3 => 763/3888 is out of action
