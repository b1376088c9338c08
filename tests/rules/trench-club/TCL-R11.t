# Entrances are no standing room.
clause TCL-R11
game trench-club

case "nobody stands on one"
| fort A4 ger
| unit GER-CAR 0508
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-2.9 move GER-CAR 0609

case "not even drawn"
| unit GER-CAR 0609
| frame move 0 0 0 0 0 0
impossible stands on a fort hex
