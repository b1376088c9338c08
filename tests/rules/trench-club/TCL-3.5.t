# Boarding, entering and conquering end a move anyway.
clause TCL-3.5
game trench-club

case "a fort is conquered out of contact and into it"
| unit GER-INF 0509
| unit FRA-INF 0508
| unit FRA-CAR 0610
| frame move 0 0 0 0 0 0
legal conquer GER-INF A4

case "an own fort is entered from a hex with contact"
| fort A4 ger
| unit GER-CAR 0410
| unit FRA-INF 0508
| frame move 0 0 0 0 0 0
legal enter GER-CAR A4

case "a truck is boarded there"
| unit GER-INF 0704
| unit GER-TRK 0706
| unit FRA-INF 0806
| frame move 0 0 0 0 0 0
legal board GER-INF GER-TRK
