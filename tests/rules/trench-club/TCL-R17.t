# A contact stop on a friend's hex is no stop.
clause TCL-R17
game trench-club

case "the step is illegal"
| unit GER-HMT 0705
| unit GER-CAR 0706
| unit FRA-INF 0806
| frame move 0 0 0 0 0 0
illegal TCL-2.8 move GER-HMT 0706
