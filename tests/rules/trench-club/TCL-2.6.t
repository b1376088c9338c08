# In the water nobody fights, gives contact or helps.
clause TCL-2.6
game trench-club

case "an Infantry in the lake is attacked and cannot answer"
| unit GER-INF 0905
| unit FRA-INF 0906
| frame declare 0 0 0 0 0 0
play attack GER-INF FRA-INF
play fight
asks German Infantry throws 12 dice
dice 1 2 2 1 12 12 12 12 12 12 12 12
tells French Infantry takes 2 damage
to-move fra

case "it cannot attack"
| unit GER-INF 0906
| unit GER-CAR 0903
| unit FRA-INF 0905
| unit FRA-TNK 0902
| frame declare 0 0 0 0 0 0
illegal TCL-6.4 attack GER-INF FRA-INF

case "it gives no contact"
| unit GER-INF 0905
| unit FRA-INF 0906
| frame move 0 0 0 0 0 0
legal move GER-INF 0807

case "as a Gunboat on the same hex would"
| unit GER-INF 0905
| unit FRA-GUN 0906
| frame move 0 0 0 0 0 0
legal move GER-INF 0806
illegal TCL-3.2 move GER-INF 0807

case "it gives no flank"
| unit GER-INF 0805
| unit GER-HVY 0906
| unit FRA-INF 0905
| frame declare 0 0 0 0 0 0
play attack GER-INF FRA-INF
play fight
asks German Infantry throws 12 dice
