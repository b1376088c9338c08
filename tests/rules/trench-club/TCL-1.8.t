# Water may be used but need not be.
clause TCL-1.8
game trench-club

case "an Infantry may be set on the river of the ring, a Tank may not"
| chip ger 1 2
| unit GER-CAR 1206 army 1
| unit GER-INF off army 1
| unit GER-AIR off army 1
| unit GER-TNK off army 1
| unit FRA-INF off army 1
| frame place 0 0 0 0 0 0
legal place GER-INF 1106
legal place GER-AIR 1106
illegal TCL-1.8 place GER-TNK 1106

case "water never has to be full"
| chip ger 1 2
| unit GER-TNK 1206 army 1
| unit GER-CAR 1205 army 1
| unit GER-MTD 1305 army 1
| unit GER-HVY 1306 army 1
| unit GER-FGN 1207 army 1
| unit GER-AAG 1105 army 1
| unit GER-INF off army 1
| unit FRA-INF off army 1
| frame place 0 0 0 0 0 0
legal place GER-INF 1106
legal place GER-INF 1405
