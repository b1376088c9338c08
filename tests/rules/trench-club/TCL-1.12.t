# Four phases in order.
clause TCL-1.12
game trench-club

case "who declares attacks cannot move any more"
| unit GER-CAR 0703
| unit GER-INF 0803
| unit FRA-INF 0704
| frame move 0 0 0 0 0 0
illegal TCL-1.12 attack GER-CAR FRA-INF
illegal TCL-1.12 buy INF A1
play done
play attack GER-CAR FRA-INF
illegal TCL-1.12 move GER-INF 0804
illegal TCL-1.12 buy INF A1

case "money comes last, then the next player moves"
| coins ger 1
| fort A4 ger
| unit GER-CAR 0703
| unit FRA-INF 0019
| frame move 0 0 0 0 0 0
play done
asks repairs and buys
illegal TCL-1.12 move GER-CAR 0804
play end
to-move fra
asks moves its units
