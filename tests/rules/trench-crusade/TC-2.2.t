# The opponent spends BLOOD on a Success Roll, -1 DICE each.
clause TC-2.2
game trench-crusade

case "two of three on a Dash"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 3
| n1 at 12,30
play dash
to-move north
count 4
odds spend 2 => 1071/1296 Dash: fails
play spend 2
holds s1 at 12,12 blood 1 acted

case "no roll, no question: a Flamethrower"
scenario bare
+ fighter s1 REG only flamethrower
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 3 blessing 1
| n1 at 12,16
play shoot flame n1
to-move dice
dice 1 1 1
holds n1 at 12,16 blood 2
holds s1 at 12,12 blood 3 blessing 1 acted used 1
