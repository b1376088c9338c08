# On water at set-up: only who can be there.
clause TCL-R15
game trench-club

case "a gun cannot"
| chip ger 1 2
| unit GER-CAR 1206 army 1
| unit GER-HMT off army 1
| unit FRA-INF off army 1
| frame place 0 0 0 0 0 0
illegal TCL-1.8 place GER-HMT 1106
