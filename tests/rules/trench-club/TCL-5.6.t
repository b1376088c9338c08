# Leaving a fort: onto any access hex, contact counts from there on.
clause TCL-5.6
game trench-club

case "36 end hexes on an empty half"
| fort A4 ger
| unit GER-INF A4
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
count 36 move GER-INF

case "the first outside hex with contact does not stop, the second does"
| fort A4 ger
| unit GER-INF A4
| unit FRA-INF 0507
| frame move 0 0 0 0 0 0
legal move GER-INF 0508
legal move GER-INF 0408
illegal TCL-3.2 move GER-INF 0407

case "water is a whole move out of a fort as well"
scenario 2-players-b
| fort B2 auh
| unit AUH-INF B2
| unit AUH-TNK B2
| unit GBR-TRK 3019
| frame move 0 0 0 0 0 0
legal move AUH-INF 1805
illegal TCL-2.5 move AUH-TNK 1804
illegal TCL-2.5 move AUH-TNK 1805

case "a truck on the access hex is boarded for half a point"
| fort A4 ger
| unit GER-HMT A4
| unit GER-TRK 0508
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal board GER-HMT GER-TRK

case "from fort to fort over outside hexes, into an own one only"
| fort A4 ger
| fort A3 ger
| fort A5 fra
| unit GER-MTD A4
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal enter GER-MTD A3
illegal TCL-5.1 conquer GER-MTD A5

case "a truck further off is not"
| fort A4 ger
| unit GER-HMT A4
| unit GER-TRK 0506
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-4.3 board GER-HMT GER-TRK

case "with half a point the Railway Gun comes out onto a meadow, not into forest"
| fort A5 ger
| unit GER-RLG A5
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-RLG 1109
illegal TCL-2.3 move GER-RLG 1410
