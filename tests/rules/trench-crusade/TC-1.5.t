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

case "a Dash with DICE -6"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 6
| n1 at 30,30
play dash
odds spend 6 => 551509/559872 fail

case "a Dash with DICE -5"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 5
| n1 at 30,30
play dash
odds spend 5 => 272191/279936 fail

case "a Dash with DICE -4"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 4
| n1 at 30,30
play dash
odds spend 4 => 4919/5184 fail

case "a Dash with DICE -3"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 3
| n1 at 30,30
play dash
odds spend 3 => 7043/7776 fail

case "a Dash with DICE +3"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blessing 3
| n1 at 30,30
play dash
odds spend 3 => 41/972 fail

case "a Dash with DICE +4"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blessing 4
| n1 at 30,30
play dash
odds spend 4 => 103/5184 fail

case "a Dash with DICE +5"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blessing 5
| n1 at 30,30
play dash
odds spend 5 => 1321/139968 fail

case "a Dash with DICE +6"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blessing 6
| n1 at 30,30
play dash
odds spend 6 => 2531/559872 fail
