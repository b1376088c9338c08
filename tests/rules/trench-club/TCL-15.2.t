# The last round: forts, then what the armies are worth.
clause TCL-15.2
game trench-club

case "equal forts, dearer army"
| round 60
| turn fra
| coins fra 2
| fort A1 ger
| fort A2 fra
| unit GER-TNK 0000
| unit FRA-CAR 1419
| frame money 1 0 0 0 0 0
play end
tells the last round is over
result ger 1000

case "more forts"
| round 60
| turn fra
| coins fra 2
| fort A2 fra
| unit GER-TNK 0000
| unit FRA-CAR 1419
| frame money 1 0 0 0 0 0
play end
result fra 1000

case "everything equal is a draw"
option rounds 10
| round 10
| turn fra
| coins fra 2
| fort A1 ger
| fort A2 fra
| unit GER-CAR 0000
| unit FRA-CAR 1419
| frame money 1 0 0 0 0 0
play end
result ger 0

case "no limit: the game goes on"
option rounds 0
| round 60
| turn fra
| coins fra 2
| fort A1 ger
| fort A2 fra
| unit GER-TNK 0000
| unit FRA-CAR 1419
| frame money 1 0 0 0 0 0
play end
to-move ger
