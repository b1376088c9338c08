# A loaded truck in a fort is empty at once.
clause TCL-4.7
game trench-club

case "four units are in the fort and do not move this turn"
| fort A4 ger
| unit GER-TRK 0409
| unit GER-INF GER-TRK moved
| unit GER-FGN GER-TRK moved
| unit GER-HMT GER-TRK moved
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play enter GER-TRK A4
tells enters Fort Mittelpunkt with 3 aboard
holds unit GER-INF A4 moved
holds unit GER-HMT A4 moved
illegal TCL-2.1 move GER-INF 0508
legal done

case "nobody boards inside a fort, and a truck leaves it empty"
| fort A4 ger
| unit GER-TRK A4
| unit GER-INF A4
| unit GER-HMT 0509
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-4.7 board GER-INF GER-TRK
illegal TCL-4.7 board GER-HMT GER-TRK
play move GER-TRK 0510
holds unit GER-INF A4
