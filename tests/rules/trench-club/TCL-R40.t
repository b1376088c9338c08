# Not out of a fort and back in.
clause TCL-R40
game trench-club

case "the same fort is no goal, another own fort is"
| fort A3 ger
| fort A4 ger
| unit GER-CAR A4
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-5.4 enter GER-CAR A4
legal enter GER-CAR A3
legal move GER-CAR 0509
