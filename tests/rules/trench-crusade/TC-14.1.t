# A Landmark is Impassable.
clause TC-14.1
game trench-crusade

case "a statue, and one who flies"
scenario bare
+ piece 1 statue2 at 11,14
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
illegal TC-5.3 move 12,17.5

case "in the air"
scenario bare
+ piece 1 statue2 at 11,14
+ fighter s1 FLY
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
legal move 12,18
