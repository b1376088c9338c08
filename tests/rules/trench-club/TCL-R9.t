# Anti-Aircraft shoots at the ground from two to four hexes.
clause TCL-R9
game trench-club

case "ground 2-4, air 1-4"
| unit GER-AAG 0703
| unit FRA-INF 0705
| unit FRA-CAR 0704
| unit FRA-AIR 0702
| unit FRA-TNK 0708
| frame declare 0 0 0 0 0 0
legal attack GER-AAG FRA-INF
illegal TCL-6.2 attack GER-AAG FRA-CAR
legal attack GER-AAG FRA-AIR
illegal TCL-6.2 attack GER-AAG FRA-TNK
