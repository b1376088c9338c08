# At most 32 living units a side.
clause TCL-15.4
game trench-club

case "the thirty-third is refused"
option cap no
| coins ger 20
| fort A4 ger
| unit GER-INF A4
| unit GER-MTD A4
| unit GER-HVY A4
| unit GER-CAR A4
| unit GER-TNK A4
| unit GER-FGN A4
| unit GER-AAG A4
| unit GER-HMT A4
| unit GER-INF2 A4
| unit GER-MTD2 A4
| unit GER-HVY2 A4
| unit GER-CAR2 A4
| unit GER-TNK2 A4
| unit GER-FGN2 A4
| unit GER-AAG2 A4
| unit GER-HMT2 A4
| unit GER-INF3 A4
| unit GER-MTD3 A4
| unit GER-HVY3 A4
| unit GER-CAR3 A4
| unit GER-TNK3 A4
| unit GER-FGN3 A4
| unit GER-AAG3 A4
| unit GER-HMT3 A4
| unit GER-INF4 A4
| unit GER-MTD4 A4
| unit GER-HVY4 A4
| unit GER-CAR4 A4
| unit GER-TNK4 A4
| unit GER-FGN4 A4
| unit GER-AAG4 A4
| unit GER-HMT4 A4
| unit FRA-CAR 1419
| frame money 0 0 0 0 0 0
illegal TCL-15.4 buy INF A4
illegal TCL-15.4 special
