# Who has nothing to spend is not asked.
clause TC-2.7
game trench-crusade

case "no markers, no question"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,30
play dash
to-move dice

case "what is spent is gone"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 2
| n1 at 12,30
play dash
play spend 2
dice 6 6 6 6
holds s1 at 12,12 acted
