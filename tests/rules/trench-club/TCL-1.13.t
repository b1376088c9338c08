# Four players, first round: 1, 1, 2 and 3 armies.
clause TCL-1.13
game trench-club

case "the first player acts with one army of its choice"
scenario 4-players
| unit GER-INF 0703 army 1
| unit GER-CAR 1206 army 2
| unit GBR-INF 0704
| unit AUH-INF 2302
| unit FRA-INF 2807
| frame order -1 15 1 0 0 0
dice 9 3 2 1
asks chooses 1 of its armies
count 3 armies
play armies 2
illegal TCL-1.13 move GER-INF 0803
legal move GER-CAR 1306
play done
to-move gbr

case "a barred unit attacks nobody but throws its dice when attacked"
scenario 4-players
| round 1
| first ger
| turn gbr
| active armies 1
| unit GER-INF 0703 army 1
| unit GBR-INF 0704 army 1
| unit GBR-CAR 0803 army 2
| unit AUH-INF 2302
| unit FRA-INF 2807
| frame declare 1 0 0 0 0 0
illegal TCL-1.13 attack GBR-CAR GER-INF
play attack GBR-INF GER-INF
play fight
asks British Infantry throws 14 dice
dice 12 12 12 12 12 12 12 12 12 12 12 12 12 12
asks German Infantry throws 12 dice

case "the third acts with two, the fourth with all"
scenario 4-players
| round 1
| first ger
| turn gbr
| unit GER-INF 0703 army 1
| unit GBR-INF 1214 army 1
| unit AUH-INF 2302 army 1
| unit FRA-INF 2807 army 1
| coins auh 1
| coins gbr 1
| frame money 1 0 0 0 0 0
play end
to-move auh
asks chooses 2 of its armies
play armies 2 3
illegal TCL-1.13 move AUH-INF 2303
play done
play end
to-move fra
legal move FRA-INF 2808
