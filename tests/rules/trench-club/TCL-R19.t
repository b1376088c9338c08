# Gifts in the giver's own turn and in the ally's phase 4.
clause TCL-R19
game trench-club

case "while declaring"
scenario 4-players
| coins ger 3
| unit GER-INF 0703
| unit AUH-INF 0803
| unit FRA-CAR 0704
| unit GBR-TRK 0219
| frame declare 0 0 0 0 0 0
legal gift 3

case "the ally is asked when the other comes to money"
scenario 4-players
| coins auh 3
| fort A4 ger
| unit GER-INF 0703
| unit AUH-INF 0803
| unit FRA-TRK 0019
| unit GBR-TRK 0219
| frame move 0 0 0 0 0 0
play done
to-move auh
asks may give coins to its ally
play gift 3
to-move ger
holds coins ger 3
legal buy MTD A4
