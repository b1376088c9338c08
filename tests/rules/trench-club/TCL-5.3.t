# An ally's fort can be neither taken nor entered.
clause TCL-5.3
game trench-club

case "of the ally no, of the enemy yes"
scenario 4-players
| fort A4 auh
| fort A3 fra
| unit GER-INF 0409
| unit GER-HVY 0509
| unit FRA-TRK 0019
| unit GBR-TRK 0219
| unit AUH-TRK 3019
| frame move 0 0 0 0 0 0
illegal TCL-5.3 conquer GER-HVY A4
illegal TCL-5.3 enter GER-HVY A4
legal conquer GER-INF A3
