# HEAVY.
clause TC-12.27
game trench-crusade

case "moved: no Machine Gun"
scenario bare
+ fighter s1 HVY
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play move 12,13
illegal TC-12.27 shoot machine n1

case "a Grenade Launcher, then no move"
scenario bare
+ fighter s1 REG only grenade-launcher
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play shoot launcher n1
dice 1 1
illegal TC-12.27 move 12,13
illegal TC-12.27 dash
illegal TC-12.27 charge n1
