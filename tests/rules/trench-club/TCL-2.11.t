# Ships stay on the water.
clause TCL-2.11
game trench-club

case "along the river, under the bridge, never ashore"
| fort A5 ger
| unit GER-GUN 1006
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-GUN 1005
legal move GER-GUN 1104
illegal TCL-2.11 move GER-GUN 0905
illegal TCL-2.11 enter GER-GUN A5
