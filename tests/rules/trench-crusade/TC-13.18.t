# Grenade Launcher: blast of 3", not after a move.
clause TC-13.18
game trench-crusade

case "moved"
scenario bare
+ fighter s1 REG only grenade-launcher
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
legal shoot launcher n1
play move 12,13
illegal TC-12.27 shoot launcher n1

case "36 inches are still in range"
scenario bare
+ fighter s1 REG only grenade-launcher
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 13405u,13673u
legal shoot grenade-launcher n1

case "a unit more than 36 inches is out of range"
scenario bare
+ fighter s1 REG only grenade-launcher
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 13405u,13674u
illegal TC-8.3 shoot grenade-launcher n1

case "BLAST 3: two at once, and SHRAPNEL marks both"
scenario bare
+ fighter s1 REG only grenade-launcher
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
| n2 at 15,20
play shoot launcher n1
dice 4 4
dice 1 1
dice 1 1
holds n1 at 12,20 blood 2
holds n2 at 15,20 blood 2

case "IGNORE COVER: two dice, though the target has COVER"
scenario bare
+ fighter s1 REG only grenade-launcher
+ fighter n1 REG keyword cover
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
play shoot grenade-launcher n1
dice 4 4
