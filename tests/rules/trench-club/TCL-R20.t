# A gift of one coin is legal and lost.
clause TCL-R20
game trench-club

case "the ally gets nothing"
scenario 4-players
| coins ger 3
| unit GER-INF 0703
| unit AUH-INF 0803
| unit FRA-TRK 0019
| unit GBR-TRK 0219
| frame move 0 0 0 0 0 0
play gift 1
tells Austria-Hungary receives 0
holds coins ger 2
lacks coins auh 1
