# GOLEM.
clause TC-12.26
game trench-crusade

case "eleven is Down, in a Bloodbath it is out"
scenario bare
+ fighter s1 REG
+ fighter n1 REG keyword golem
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 6
| n2 at 30,30
play shoot rifle n1
dice 4 4
odds keep => 0 out of action
odds spend bath => 160/216 out of action

case "its own side does not heal it"
scenario bare
+ fighter s1 REG plus medi-kit
+ fighter s2 REG keyword golem
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,13.4 blood 2
| n1 at 12,30
illegal TC-13.91 use medi-kit s2 blood

case "Down by a weapon with SHRAPNEL: both markers"
scenario bare
+ fighter s1 REG only blunderbuss
+ fighter n1 REG keyword golem
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
| n2 at 30,30
play shoot blunder n1
dice 4 4
dice 6 6
holds n1 at 12,16 blood 2 down

case "never TOUGH"
scenario bare
+ fighter s1 REG keyword golem tough
+ fighter n1 REG
unfit TC-12.26
because "never TOUGH"
