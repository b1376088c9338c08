# Range in hexes, no line of sight.
clause TCL-6.2
game trench-club

case "a Heavy Mortar reaches two to five hexes"
| unit GER-HMT 0703
| unit FRA-INF 0708
| unit FRA-CAR 0804
| unit FRA-TNK 0712
| frame declare 0 0 0 0 0 0
legal attack GER-HMT FRA-INF
illegal TCL-6.2 attack GER-HMT FRA-CAR
illegal TCL-6.2 attack GER-HMT FRA-TNK

case "over a fort, six hexes are too far"
| unit GER-HMT 0704
| unit FRA-INF 0710
| unit FRA-CAR 0806
| frame declare 0 0 0 0 0 0
illegal TCL-6.2 attack GER-HMT FRA-INF
legal attack GER-HMT FRA-CAR
