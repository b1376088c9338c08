# Everyone hostile inside dies; the flag changes.
clause TCL-5.2
game trench-club

case "Tank and Truck are lost, nothing is learned"
| fort A4 fra
| unit GER-INF 0509 exp 2
| unit FRA-TNK A4 damage 3
| unit FRA-TRK A4
| unit FRA-INF 0019
| frame move 0 0 0 0 0 0
play conquer GER-INF A4
tells German Infantry takes Fort Mittelpunkt from the enemy
tells French Tank is lost inside Fort Mittelpunkt
tells French Troop Transport Truck is lost inside
holds unit GER-INF A4 exp 2 moved
holds fort A4 ger
shows 0 forts, 1 unit

case "the flag stays when the fort is left"
| fort A4 ger
| unit GER-INF A4
| unit FRA-INF 0019
| frame move 0 0 0 0 0 0
play move GER-INF 0510
holds fort A4 ger

case "units in other forts are not concerned"
| fort A3 fra
| fort A4 fra
| fort A5 ger
| unit GER-INF 0509
| unit GER-CAR A5
| unit FRA-HOW A3
| unit FRA-TRK A4
| frame move 0 0 0 0 0 0
play conquer GER-INF A4
holds unit FRA-HOW A3
holds unit GER-CAR A5
holds fort A3 fra
