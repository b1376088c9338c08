# The last half point does not buy a trench hex.
clause TCL-R24
game trench-club

case "trench no, meadow yes"
option trenches yes
| unit GER-INF 0510
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-2.2 move GER-INF 0307
legal move GER-INF 0407

case "in the base game the same hex is meadow and is bought"
| unit GER-INF 0510
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-INF 0307
legal move GER-INF 0407
