# FLAMETHROWER.
clause TC-12.24
game trench-crusade

case "nobody is asked before the hit"
scenario bare
+ fighter s1 REG only flamethrower
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 3 blessing 2
| n1 at 12,16
play shoot flamethrower n1
to-move dice
