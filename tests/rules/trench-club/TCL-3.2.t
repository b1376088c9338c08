# The starting hex counts; two hexes with contact in a row end a move.
clause TCL-3.2
game trench-club

case "without an enemy"
| unit GER-CAR 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
count 93 move GER-CAR
legal move GER-CAR 0807

case "an Infantry stops the car at its second contact"
| unit GER-CAR 0703
| unit FRA-INF 0806
| frame move 0 0 0 0 0 0
count 86 move GER-CAR
legal move GER-CAR 0706
legal move GER-CAR 0807

case "a Heavy Mortar gives no contact"
| unit GER-CAR 0703
| unit FRA-HMT 0806
| frame move 0 0 0 0 0 0
count 92 move GER-CAR
