# Purchases appear in an own fort.
clause TCL-8.4
game trench-club

case "car and Infantry for seven coins"
| coins ger 7
| fort A4 ger
| fort A3 fra
| unit GER-INF 0703
| unit FRA-TRK 0019
| frame money 0 0 0 0 0 0
illegal TCL-8.4 buy TNK A4
illegal TCL-8.4 buy CAR A3
illegal TCL-8.4 buy CAR A1
play buy CAR A4
play buy INF A4
holds unit GER-CAR A4
holds unit GER-INF2 A4
to-move fra

case "it moves next turn"
| coins ger 2
| fort A4 ger
| unit GER-HMT 0703
| unit FRA-TRK 0019
| frame money 0 0 0 0 0 0
play buy INF A4
to-move fra
play done
legal move GER-INF 0508

case "nothing is bought on credit"
| coins ger 7
| fort A4 ger
| unit GER-TNK A4 damage 1 rested
| unit FRA-TRK 0019
| frame money 0 0 0 0 0 0
illegal TCL-8.6 special
illegal TCL-8.4 buy TNK A4
legal buy BBT A4
