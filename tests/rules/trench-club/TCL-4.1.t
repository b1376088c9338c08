# Who rides, and how many.
clause TCL-4.1
game trench-club

case "Anti-Aircraft, car, tank and trucks do not"
| unit GER-TRK 0704
| unit GER-TRK2 0703
| unit GER-AAG 0604
| unit GER-CAR 0605
| unit GER-TNK 0803
| unit GER-INF 0804
| unit GER-BBT 0705
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-4.1 board GER-AAG GER-TRK
illegal TCL-4.1 board GER-CAR GER-TRK
illegal TCL-4.1 board GER-TNK GER-TRK
illegal TCL-4.1 board GER-TRK2 GER-TRK
legal board GER-INF GER-TRK
legal board GER-BBT GER-TRK
illegal TCL-4.1 board GER-INF GER-TNK

case "a fifth unit does not fit"
| unit GER-TRK 0704
| unit GER-INF GER-TRK moved
| unit GER-MTD GER-TRK moved
| unit GER-HVY GER-TRK moved
| unit GER-FGN GER-TRK moved
| unit GER-HMT 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-4.1 board GER-HMT GER-TRK
