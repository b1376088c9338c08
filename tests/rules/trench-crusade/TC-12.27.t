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

case "after its two attacks no Dash and no Move"
scenario bare
+ fighter s1 REG only heavy-flamethrower
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,16
play shoot flame n1
dice 1 1 1
play again n1
play keep
dice 1 1 1
illegal TC-12.27 dash
illegal TC-12.27 move 12,9
legal end

case "a failed Dash counts, though a Talisman lets it go on"
scenario bare
+ fighter s1 HVY plus blessed-icon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,16
play dash
dice 1 1
play use blessed-icon
illegal TC-12.27 shoot machine n1

case "one HEAVY item"
scenario bare
+ fighter s1 REG only machine-gun great-sword
+ fighter n1 REG
unfit TC-12.27
because "one HEAVY item"

case "STRONG lifts the limit"
scenario bare
+ fighter s1 REG keyword strong only machine-gun great-sword
+ fighter n1 REG
admitted

case "nor after a Retreat"
scenario bare
+ fighter s1 HVY
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.4
play retreat
play skip
play move 12,9
illegal TC-12.27 shoot machine n1
