# Water is a whole move, for foot soldiers.
clause TCL-2.5
game trench-club

case "from the bank, and not from further away"
| unit GER-INF 0905
| unit GER-MTD 0904
| unit GER-TNK 0805
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-INF 0906
legal move GER-INF 1006
illegal TCL-2.5 move GER-MTD 1006
illegal TCL-2.5 move GER-TNK 0906

case "leaving water is normal movement"
| unit GER-INF 0906
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-INF 0905
legal move GER-INF 0904
legal move GER-INF 0907
legal move GER-INF 1006
