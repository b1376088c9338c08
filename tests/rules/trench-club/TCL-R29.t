# A truck with foot soldiers takes no fort.
clause TCL-R29
game trench-club

case "it enters own forts only"
| fort A3 ger
| unit GER-TRK 0409
| unit GER-INF GER-TRK moved
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-5.1 conquer GER-TRK A4
illegal TCL-5.1 enter GER-TRK A4
legal enter GER-TRK A3
