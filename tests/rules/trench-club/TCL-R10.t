# Entering an own fort ends the move.
clause TCL-R10
game trench-club

case "no way through a fort"
| fort A4 ger
| unit GER-CAR 0508
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play enter GER-CAR A4
illegal TCL-2.1 move GER-CAR 0910
