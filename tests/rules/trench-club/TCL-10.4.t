# Unlimited range.
clause TCL-10.4
game trench-club

case "the whole board, adjacent hexes included, never air"
scenario 4-players
| unit GER-RLG 0000
| unit FRA-TNK 3019
| unit FRA-CAR 0002
| unit FRA-INF 0001
| unit FRA-AIR 0100
| unit GBR-TRK 2019
| unit AUH-TRK 1000
| frame declare 0 0 0 0 0 0
legal attack GER-RLG FRA-TNK
legal attack GER-RLG FRA-CAR
legal attack GER-RLG FRA-INF
illegal TCL-6.3 attack GER-RLG FRA-AIR
play attack GER-RLG FRA-INF
play fight
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks French Infantry throws 12 dice

case "from two hexes nobody answers"
| unit GER-RLG 0000
| unit FRA-CAR 0002
| frame declare 0 0 0 0 0 0
play attack GER-RLG FRA-CAR
play fight
asks throws 12 dice, each hits on 5 or less
dice 12 12 12 12 12 12 12 12 12 12 12 12
to-move fra

case "it gives contact"
| unit GER-HMT 0705
| unit FRA-RLG 0806
| frame move 0 0 0 0 0 0
illegal TCL-3.2 move GER-HMT 0807
