# Money is never limited in the first rounds.
clause TCL-R27
game trench-club

case "an army that may not move is repaired, and purchases are open"
| round 1
| active armies 1
| coins ger 10
| fort A4 ger
| unit GER-INF 0703 army 1
| unit GER-TNK A4 damage 3 army 2 rested
| unit FRA-TRK 0019
| frame money 0 0 0 0 0 0
legal repair GER-TNK
legal buy INF A4
legal buy AIR A4
legal special

case "the same army in phase 1"
| round 1
| active armies 1
| coins ger 10
| fort A4 ger
| unit GER-INF 0703 army 1
| unit GER-TNK A4 damage 3 army 2 rested
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-1.14 move GER-TNK 0508
legal move GER-INF 0704
