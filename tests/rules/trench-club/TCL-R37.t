# The ally with two coins or more is asked once.
clause TCL-R37
game trench-club

case "one coin is not asked for"
scenario 4-players
| coins auh 1
| fort A4 ger
| unit GER-INF 0703
| unit AUH-INF 0803
| unit FRA-TRK 0019
| unit GBR-TRK 0219
| frame move 0 0 0 0 0 0
play done
to-move ger

case "it may keep its coins"
scenario 4-players
| coins auh 2
| fort A4 ger
| unit GER-INF 0703
| unit AUH-INF 0803
| unit FRA-TRK 0019
| unit GBR-TRK 0219
| frame move 0 0 0 0 0 0
play done
to-move auh
count 3
play keep
to-move ger
