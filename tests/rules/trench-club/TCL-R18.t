# Units in forts count when special forces are chosen.
clause TCL-R18
game trench-club

case "two against two, one of them inside"
| coins ger 8
| fort A1 ger
| fort A2 fra
| fort A3 fra
| unit GER-INF 0703
| unit GER-CAR A1
| unit FRA-TRK 0019
| unit FRA-INF 0018
| frame money 0 0 0 0 0 0
legal special
illegal TCL-8.6 special SHP
