# Intact buildings cannot be entered.
clause TC-14.10
game trench-crusade

case "a bunker"
scenario bare
+ piece 1 bunker5 at 10,14
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
illegal TC-5.1 move 12,16
