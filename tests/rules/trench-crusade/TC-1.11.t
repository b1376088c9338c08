# A roll-off: the higher die wins, ties are rolled again.
clause TC-1.11
game trench-crusade

case "equal counts roll off for the Initiative"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1
| s1 at 12,12
| n1 at 12,18
| frame phase nobody step 3
impossible "cannot lie there"

case "a tie is thrown again"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 0
| frame phase nobody step 3
| frame deploy dice step 1
| frame die dice a 2
dice 3 3
to-move dice
dice 2 5
to-move north
