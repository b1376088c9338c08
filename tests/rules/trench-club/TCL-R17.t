# A contact stop on a friend's hex is no stop.
clause TCL-R17
game trench-club

case "neither onto the friend nor over it, though there are points left"
| unit GER-HMT 0705
| unit GER-CAR 0706
| unit FRA-INF 0806
| frame move 0 0 0 0 0 0
illegal TCL-2.8 move GER-HMT 0706
illegal TCL-3.2 move GER-HMT 0707

case "without contact the way leads over the friend"
| unit GER-HMT 0705
| unit GER-CAR 0706
| unit FRA-HMT 0806
| frame move 0 0 0 0 0 0
illegal TCL-2.8 move GER-HMT 0706
legal move GER-HMT 0707
