# Pools by counting; unit test tc_pool enumerates every throw.
clause TC-1.5
game trench-crusade

case "three dice, the best two: 16 of 216 are twelve"
scenario bare
+ fighter s1 REG ranged 1
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
odds shoot rifle n1 => 42/216 No effect

case "a Dash with one to six DICE less"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 6
| n1 at 30,30
play dash
odds spend 1 => 49/72 fail
odds spend 2 => 119/144 fail
odds spend 3 => 7043/7776 fail
odds spend 4 => 4919/5184 fail
odds spend 5 => 272191/279936 fail
odds spend 6 => 551509/559872 fail

case "and with so many more"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blessing 6
| n1 at 30,30
play dash
odds spend 1 => 7/36 fail
odds spend 2 => 13/144 fail
odds spend 3 => 41/972 fail
odds spend 4 => 103/5184 fail
odds spend 5 => 1321/139968 fail
odds spend 6 => 2531/559872 fail
