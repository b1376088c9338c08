# The starting hex counts; two hexes with contact in a row end a move.
clause TCL-3.2
game trench-club

case "without an enemy a car at 0703 has 94 end hexes, its own included"
| unit GER-CAR 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
count 93 move GER-CAR
legal move GER-CAR 0807

case "an Infantry takes seven of them away"
| unit GER-CAR 0703
| unit FRA-INF 0806
| frame move 0 0 0 0 0 0
count 86 move GER-CAR
legal move GER-CAR 0706
legal move GER-CAR 0807

case "a Heavy Mortar only its own hex"
| unit GER-CAR 0703
| unit FRA-HMT 0806
| frame move 0 0 0 0 0 0
count 92 move GER-CAR

case "the hex behind costs two points without the enemy and three with it"
| unit GER-INF 0703
| unit FRA-HMT 0806
| frame move 0 0 0 0 0 0
legal move GER-INF 0807

case "which an Infantry does not have"
| unit GER-INF 0703
| unit FRA-INF 0806
| frame move 0 0 0 0 0 0
illegal TCL-3.2 move GER-INF 0807
