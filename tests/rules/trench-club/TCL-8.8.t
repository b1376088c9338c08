# Then the turn ends.
clause TCL-8.8
game trench-club

case "the next player clockwise is at phase 1"
scenario 4-players
| coins ger 2
| fort A4 ger
| unit GER-INF 0703
| unit GBR-TRK 0219
| unit AUH-INF 0803
| unit FRA-TRK 0019
| frame money 0 0 0 0 0 0
play buy INF A4
to-move gbr
asks moves its units
