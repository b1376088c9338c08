# An own fort takes half a point and ends the move.
clause TCL-5.4
game trench-club

case "a Tank along the road"
| fort A4 ger
| unit GER-TNK 0409
| unit GER-HMT 0408
| unit GER-AIR 0000
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal enter GER-TNK A4
legal enter GER-HMT A4
play enter GER-TNK A4
illegal TCL-2.1 move GER-TNK 0508

case "one point is just enough for a Heavy Mortar, from further it is not"
| fort A4 ger
| unit GER-HMT 0409
| unit GER-BBT 0309
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal enter GER-HMT A4
illegal TCL-5.4 enter GER-BBT A4
illegal TCL-5.4 conquer GER-HMT A4
