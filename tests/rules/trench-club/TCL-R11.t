# Entrances are no standing room.
clause TCL-R11
game trench-club

case "nobody stands on one, not even an aircraft"
| fort A4 ger
| unit GER-CAR 0508
| unit GER-AIR 0509
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-2.9 move GER-CAR 0609
illegal TCL-2.9 move GER-AIR 0609
illegal TCL-2.9 move GER-AIR 0709
legal enter GER-AIR A4

case "who is inside comes out on an access hex of either entrance"
| fort A4 ger
| unit GER-HMT A4
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-HMT 0509
legal move GER-HMT 0910
illegal TCL-2.9 move GER-HMT 0810

case "not even drawn"
| unit GER-CAR 0609
| frame move 0 0 0 0 0 0
impossible stands on a fort hex
