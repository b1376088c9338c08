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
