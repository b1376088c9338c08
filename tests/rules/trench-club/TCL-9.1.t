# Nine forts of fourteen, five of seven, at once.
clause TCL-9.1
game trench-club

case "the ninth fort ends the game before any attack"
scenario 4-players
| fort A1 ger
| fort A2 ger
| fort A3 ger
| fort A5 auh
| fort A6 auh
| fort A7 auh
| fort B1 auh
| fort B2 auh
| unit GER-INF 0509
| unit AUH-INF 0803
| unit FRA-CAR 0508
| unit GBR-TRK 0219
| frame move 0 0 0 0 0 0
play conquer GER-INF A4
to-move nobody
tells The Central Powers win: enough forts
result ger 1000
result auh 1000
result fra -1000

case "the fifth on a half board"
| fort A1 fra
| fort A2 fra
| fort A3 fra
| fort A5 fra
| turn fra
| unit GER-INF 0000
| unit FRA-INF 0509
| frame move 1 0 0 0 0 0
play conquer FRA-INF A4
result fra 1000
result ger -1000

case "four do not win"
| fort A1 fra
| fort A2 fra
| fort A3 fra
| turn fra
| unit GER-INF 0000
| unit FRA-INF 0509
| frame move 1 0 0 0 0 0
play conquer FRA-INF A4
to-move fra

case "at once: even with passengers still in a truck"
| fort A1 ger
| fort A2 ger
| fort A3 ger
| fort A5 ger
| unit GER-INF 0509
| unit GER-HVY 0703
| unit GER-TRK 0704
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play board GER-HVY GER-TRK
play conquer GER-INF A4
to-move nobody
holds winner central by forts
