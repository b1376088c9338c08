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
