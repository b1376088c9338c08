# +DICE and -DICE cancel one for one.
clause TC-1.4
game trench-crusade

case "+2 and -1 make +1"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blessing 2 blood 1
| n1 at 12,30
play dash
play spend 1
odds spend 2 => 42/216 Dash: fails
