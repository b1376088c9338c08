# On water at set-up: only who can be there.
clause TCL-R15
game trench-club

case "a gun cannot; foot soldiers and aircraft can"
| chip ger 1 2
| unit GER-CAR 1206 army 1
| unit GER-INF off army 1
| unit GER-HMT off army 1
| unit GER-AIR off army 1
| unit FRA-INF off army 1
| frame place 0 0 0 0 0 0
illegal TCL-1.8 place GER-HMT 1106
legal place GER-INF 1106
legal place GER-AIR 1106
legal place GER-HMT 1205
