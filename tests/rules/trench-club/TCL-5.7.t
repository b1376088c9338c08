# Forts cannot be attacked.
clause TCL-5.7
game trench-club

case "nor can who is inside"
| fort A4 fra
| unit GER-CAR 0508
| unit GER-HMT 0406
| unit FRA-INF A4
| unit FRA-CAR 0408
| frame declare 0 0 0 0 0 0
illegal TCL-5.7 attack GER-CAR FRA-INF
illegal TCL-5.7 attack GER-HMT FRA-INF
legal attack GER-CAR FRA-CAR
