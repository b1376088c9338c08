# When surrender is offered.
clause TCL-R36
game trench-club

case "not in the first two rounds"
| round 2
| unit GER-INF 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-R36 surrender

case "not after the first order"
| unit GER-INF 0703
| unit GER-CAR 0803
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal surrender
play move GER-CAR 0804
illegal TCL-R36 surrender
