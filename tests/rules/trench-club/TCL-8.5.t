# Types of the own mat, two of a kind with the cap.
clause TCL-8.5
game trench-club

case "a third car is refused"
| coins ger 9
| fort A4 ger
| unit GER-CAR 0703
| unit GER-CAR2 0704
| unit FRA-TRK 0019
| frame money 0 0 0 0 0 0
illegal TCL-8.5 buy CAR A4
illegal TCL-8.5 buy HOW A4
legal buy FGN A4

case "without the cap it is not"
option cap no
| coins ger 9
| fort A4 ger
| unit GER-CAR 0703
| unit GER-CAR2 0704
| unit FRA-TRK 0019
| frame money 0 0 0 0 0 0
play buy CAR A4
holds unit GER-CAR3 A4
