# A bridge is road for land units and water for ships.
clause TCL-2.10
game trench-club

case "half a point for a Tank, one for a Gunboat"
| unit GER-TNK 0905
| unit GER-GUN 1006
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-TNK 1005
legal move GER-GUN 1005
legal move GER-TNK 1305
illegal TCL-2.2 move GER-TNK 1406

case "an Infantry on it fights normally"
| unit GER-INF 1005
| unit FRA-INF 0904
| frame declare 0 0 0 0 0 0
play attack GER-INF FRA-INF
play fight
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks French Infantry throws 12 dice
