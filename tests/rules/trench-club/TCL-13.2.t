# First rounds: its armies in placing order.
clause TCL-13.2
game trench-club

case "as second player it acts with its first two armies"
scenario solo-automa
| round 1
| first fra
| turn fra
| active armies 1
| used fra armies 1
| coins fra 2
| fort A4 fra
| unit FRA-INF 0509 army 1
| unit GER-INF 1206 army 1
| unit GER-MTD 1213 army 2
| unit GER-HVY 0213 army 3
| frame money 0 0 0 0 0 0
play end
tells Germany may act with armies 1 and 2 only
count 1 act GER-INF
holds active armies 1 2

case "as first player with its first, then with the other two"
scenario solo-automa
| round 1
| first ger
| turn fra
| used ger armies 1
| used fra armies 1 2
| coins fra 2
| fort A4 fra
| unit FRA-INF 0509 army 1
| unit GER-INF 1206 army 1
| unit GER-MTD 1213 army 2
| frame money 0 0 0 0 0 0
play end
tells Germany may act with armies 2 and 3 only
count 1 act GER-MTD
