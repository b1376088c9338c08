# The full cost or not at all.
clause TCL-2.3
game trench-club

case "forest is closed to a unit with one point"
| unit GER-HMT 0606
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-2.3 move GER-HMT 0605
legal move GER-HMT 0705

case "an Infantry enters it and has half a point left"
| unit GER-INF 0606
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-INF 0605
legal move GER-INF 0604
