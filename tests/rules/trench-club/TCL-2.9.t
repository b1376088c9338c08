# Forts bar the way.
clause TCL-2.9
game trench-club

case "a Fighter goes round the fort"
| unit GER-AIR 0508
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-AIR 0910
legal move GER-AIR 0909
illegal TCL-2.9 move GER-AIR 0709
illegal TCL-2.9 move GER-AIR 0609

case "the way round costs five where the straight line is four"
| unit GER-SHP 0508
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-SHP 0909
illegal TCL-2.2 move GER-SHP 0910
