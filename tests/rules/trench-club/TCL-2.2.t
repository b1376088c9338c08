# A step costs by the terrain entered, wherever it comes from.
clause TCL-2.2
game trench-club

case "an Armored Car follows eight road hexes, and not a ninth"
| unit GER-CAR 0006
| unit FRA-INF 1419
| frame move 0 0 0 0 0 0
legal move GER-CAR 0804
illegal TCL-2.2 move GER-CAR 0904

case "four meadow hexes are its four points"
| unit GER-CAR 0619
| unit FRA-INF 1400
| frame move 0 0 0 0 0 0
legal move GER-CAR 1019
illegal TCL-2.2 move GER-CAR 1118
