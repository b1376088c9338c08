# A Success Roll keeps two dice of 2 + |k|.
clause TC-1.2
game trench-crusade

case "one die less: the two lowest of 5, 5, 1"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 1
| n1 at 12,30
play dash
play spend 1
dice 5 5 1
tells "Dash: fails"

case "one die more: the two highest"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blessing 1
| n1 at 12,30
play dash
play spend 1
dice 5 5 1
tells "Dash: succeeds"
