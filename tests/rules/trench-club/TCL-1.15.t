# Allies share victory, passage and taxed coins, nothing else.
clause TCL-1.15
game trench-club

case "no ride, no fort, no help from the ally"
scenario 4-players
| turn auh
| fort A4 ger
| unit GER-TRK 0703
| unit GER-INF 0508
| unit AUH-INF 0704
| unit AUH-TNK 0509
| unit FRA-INF 1419
| unit GBR-INF 1400
| frame move 2 0 0 0 0 0
illegal TCL-1.15 board AUH-INF GER-TRK
illegal TCL-5.3 enter AUH-TNK A4
legal move AUH-INF 0702
