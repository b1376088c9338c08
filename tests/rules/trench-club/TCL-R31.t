# Anti-Tank Gunners reach two hexes against everything.
clause TCL-R31
game trench-club

case "an Infantry two hexes away"
option nation1 auh
| unit AUH-ATG 0703
| unit FRA-INF 0705
| unit FRA-TNK 0706
| frame declare 0 0 0 0 0 0
legal attack AUH-ATG FRA-INF
illegal TCL-6.2 attack AUH-ATG FRA-TNK
