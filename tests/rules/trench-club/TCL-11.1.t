# Trench hexes are a terrain of their own.
clause TCL-11.1
game trench-club

case "closed to wheels, open to foot, tanks and air; a road stays a road"
option trenches yes
| unit GER-CAR 0407
| unit GER-TNK 0507
| unit GER-AIR 0406
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-11.1 move GER-CAR 0307
legal move GER-CAR 0408
play move GER-TNK 0608
legal move GER-AIR 0307

case "in the base game a trench is only drawn"
| unit GER-CAR 0407
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-CAR 0307

case "a trench costs one point, and the last half point does not buy it"
option trenches yes
| unit GER-INF 0510
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-INF 0507
legal move GER-INF 0408
illegal TCL-2.2 move GER-INF 0307

case "while it buys the meadow of the base game"
| unit GER-INF 0510
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-INF 0307
