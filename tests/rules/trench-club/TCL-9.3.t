# The short game.
clause TCL-9.3
game trench-club

case "four forts of seven win"
option short yes
| fort A1 ger
| fort A2 ger
| fort A3 ger
| unit GER-INF 0509
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play conquer GER-INF A4
result ger 1000

case "Anti-Tank Gunners take no forts, but enter own ones"
option short yes
option nation1 auh
| fort A3 auh
| unit AUH-ATG 0409
| unit AUH-INF 0509
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play move AUH-INF 0508
illegal TCL-9.3 conquer AUH-ATG A4
legal enter AUH-ATG A3

case "in the long game they do"
option nation1 auh
| unit AUH-ATG 0509
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal conquer AUH-ATG A4
