# Gifts to the ally, one coin of each to the bank.
clause TCL-8.2
game trench-club

case "two gifts of two"
scenario 4-players
| coins ger 5
| unit GER-INF 0703
| unit AUH-INF 0803
| unit FRA-TRK 0019
| unit GBR-TRK 0219
| frame move 0 0 0 0 0 0
play gift 2
play gift 2
tells Austria-Hungary receives 1
holds coins ger 1
holds coins auh 2

case "one gift of four"
scenario 4-players
| coins ger 5
| unit GER-INF 0703
| unit AUH-INF 0803
| unit FRA-TRK 0019
| unit GBR-TRK 0219
| frame move 0 0 0 0 0 0
play gift 4
holds coins ger 1
holds coins auh 3
illegal TCL-8.2 gift 2

case "not with two players"
| coins ger 5
| unit GER-INF 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-8.2 gift 2
