# One move a turn, in one go.
clause TCL-2.1
game trench-club

case "moved is moved, even with points left"
| unit GER-CAR 0703
| unit GER-INF 0803
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play move GER-CAR 0704
play move GER-INF 0804
illegal TCL-2.1 move GER-CAR 0705
illegal TCL-2.1 move GER-INF 0803

case "standing still needs no order, and nobody has to move"
| unit GER-CAR 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-2.1 move GER-CAR 0703
play done
to-move fra
