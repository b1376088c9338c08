# A trench on a road: road for all, trench for foot soldiers who end there.
clause TCL-R23
game trench-club

case "a car crosses, an Infantry is in the trench"
option trenches yes
| unit GER-CAR 0407
| unit GER-INF 0408
| unit FRA-CAR 0707
| frame move 0 0 0 0 0 0
play move GER-CAR 0508
play done
legal attack GER-INF FRA-CAR
