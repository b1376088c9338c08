# Surrender; allies must agree.
clause TCL-9.2
game trench-club

case "one player alone gives up"
| unit GER-INF 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play surrender
result ger -1000
result fra 1000

case "the ally declines, and play goes on"
scenario 4-players
| unit GER-INF 0703
| unit AUH-INF 0803
| unit FRA-TRK 0019
| unit GBR-TRK 0219
| frame move 0 0 0 0 0 0
play surrender
to-move auh
count 2
play decline
tells Austria-Hungary fights on
to-move ger
illegal TCL-R36 surrender
legal move GER-INF 0704

case "the ally agrees"
scenario 4-players
| unit GER-INF 0703
| unit AUH-INF 0803
| unit FRA-TRK 0019
| unit GBR-TRK 0219
| frame move 0 0 0 0 0 0
play surrender
play accept
result gbr 1000
result auh -1000
