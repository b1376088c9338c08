# A foot soldier before an entrance takes a neutral or enemy fort with its whole move.
clause TCL-5.1
game trench-club

case "from an access hex, and from nowhere else"
| unit GER-INF 0509
| unit GER-HVY 0409
| unit GER-TNK 0510
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal conquer GER-INF A4
illegal TCL-5.1 conquer GER-HVY A4
legal conquer GER-HVY A3
illegal TCL-5.1 conquer GER-TNK A4
play move GER-INF 0508
illegal TCL-2.1 conquer GER-INF A4

case "out of the river, too"
scenario 2-players-b
| unit AUH-HVY 1805
| unit GBR-TRK 3019
| frame move 0 0 0 0 0 0
legal conquer AUH-HVY B2
