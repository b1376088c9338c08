# Partners take types in turn and hand over to each other.
clause TCL-R38
game trench-club

case "after an order, and until both are done"
scenario coop-automa
| unit FRA-INF 2302
| unit GBR-CAR 2203
| unit GBR-INF 2405
| unit GER-TNK 3019
| frame move 0 0 0 0 0 0
illegal TCL-14.2 pass
illegal TCL-1.12 move GBR-CAR 2204
play move FRA-INF 2301
play pass
to-move gbr
illegal TCL-14.2 pass
play move GBR-CAR 2204
play done
to-move fra
illegal TCL-14.2 pass
play done
to-move ger
