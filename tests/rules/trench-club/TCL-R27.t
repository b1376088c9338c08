# Money is never limited in the first rounds.
clause TCL-R27
game trench-club

case "a purchase in round 1"
| round 1
| active 1
| coins ger 2
| fort A4 ger
| unit GER-INF 0703 army 1
| unit FRA-TRK 0019
| frame money 0 0 0 0 0 0
legal buy INF A4
