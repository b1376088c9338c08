# A loaded truck stops only where its load can get off.
clause TCL-4.5
game trench-club

case "four do not fit when one hex is taken"
| unit GER-TRK 0903
| unit GER-CAR 0904
| unit GER-INF GER-TRK moved
| unit GER-MTD GER-TRK moved
| unit GER-FGN GER-TRK moved
| unit GER-HMT GER-TRK moved
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-4.5 move GER-TRK 1005
legal move GER-TRK 1206

case "three do"
| unit GER-TRK 0903
| unit GER-CAR 0904
| unit GER-INF GER-TRK moved
| unit GER-MTD GER-TRK moved
| unit GER-FGN GER-TRK moved
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-TRK 1005

case "an empty truck stops anywhere"
| unit GER-TRK 0903
| unit GER-CAR 0904
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-TRK 1005
