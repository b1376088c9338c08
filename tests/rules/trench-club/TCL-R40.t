# Not out of a fort and back in.
clause TCL-R40
game trench-club

case "the same fort is no goal"
| fort A4 ger
| unit GER-INF A4
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-5.4 enter GER-INF A4
