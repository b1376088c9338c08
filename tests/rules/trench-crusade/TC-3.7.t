# Bases do not overlap.
clause TC-3.7
game trench-crusade

case "500 units apart"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| s2 at 5080u,5580u
| n1 at 30,30
legal end

case "499"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| s2 at 5080u,5579u
| n1 at 30,30
impossible "overlap"
