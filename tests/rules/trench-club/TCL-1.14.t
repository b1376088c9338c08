# Two players: 1 - 2, then 2 - 3.
clause TCL-1.14
game trench-club

case "the second player has two armies in round 1"
| round 1
| first ger
| turn ger
| used ger armies 3
| coins ger 2
| fort A4 ger
| unit GER-INF 0703 army 3
| unit FRA-INF 1213 army 1
| frame money 0 0 0 0 0 0
play end
to-move fra
asks chooses 2 of its armies
count 3 armies
play armies 1 3
legal move FRA-INF 1214

case "in round 2 the first player has exactly the other two"
| round 1
| first ger
| turn fra
| used ger armies 3
| used fra armies 1 2
| coins fra 2
| fort A4 fra
| unit GER-INF 0703 army 3
| unit GER-CAR 0704 army 1
| unit FRA-INF 1213 army 1
| frame money 1 0 0 0 0 0
play end
tells Germany may act with armies 1 and 2 only
illegal TCL-1.14 move GER-INF 0702
legal move GER-CAR 0702

case "from round 3 on nothing is limited, and bought units never are"
| round 2
| first ger
| turn fra
| used ger armies 1 2 3
| coins fra 2
| fort A4 fra
| unit GER-INF 0703 army 3
| unit FRA-INF 1213 army 1
| frame money 1 0 0 0 0 0
play end
legal move GER-INF 0702

case "a unit bought meanwhile moves"
| round 2
| active armies 1 2
| fort A4 ger
| unit GER-INF 0703 army 3
| unit GER-CAR A4
| unit FRA-INF 1213 army 1
| frame move 0 0 0 0 0 0
illegal TCL-1.14 move GER-INF 0702
legal move GER-CAR 0508
