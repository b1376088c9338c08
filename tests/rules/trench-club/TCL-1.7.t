# On the number first, then ring by ring.
clause TCL-1.7
game trench-club

case "the first unit goes onto the numbered hex"
| chip ger 1 2
| unit GER-TNK off army 1
| unit GER-CAR off army 1
| unit GER-HMT off army 1
| unit FRA-INF off army 1
| frame place 0 0 0 0 0 0
count 3 place
legal place GER-TNK 1206
illegal TCL-1.7 place GER-TNK 1205

case "then the five dry hexes around it, free choice, before the second ring"
| chip ger 1 2
| unit GER-TNK 1206 army 1
| unit GER-CAR off army 1
| unit GER-HMT off army 1
| unit FRA-INF off army 1
| frame place 0 0 0 0 0 0
count 5 place GER-CAR
legal place GER-CAR 1205
legal place GER-CAR 1105
illegal TCL-1.7 place GER-CAR 1405
play place GER-CAR 1305
illegal TCL-1.7 place GER-HMT 1405
illegal TCL-1.7 place GER-HMT 1305

case "the seventh unit opens the second ring"
| chip ger 1 2
| unit GER-TNK 1206 army 1
| unit GER-CAR 1205 army 1
| unit GER-INF 1305 army 1
| unit GER-MTD 1306 army 1
| unit GER-HVY 1207 army 1
| unit GER-FGN 1105 army 1
| unit GER-HMT off army 1
| unit FRA-INF off army 1
| frame place 0 0 0 0 0 0
legal place GER-HMT 1405
illegal TCL-1.8 place GER-HMT 1106

case "units of another army wait"
| chip ger 1 2
| unit GER-TNK off army 1
| unit GER-CAR off army 2
| unit FRA-INF off army 1
| frame place 0 0 0 0 0 0
illegal TCL-1.7 place GER-CAR 1206
