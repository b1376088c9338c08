# No experience for conquest and mines.
clause TCL-R12
game trench-club

case "the Mine Layers learn nothing"
| mine entente 0704
| unit GER-TNK 0703
| unit GER-CAR 0000
| unit FRA-MIN 0705
| frame move 0 0 0 0 0 0
play move GER-TNK 0704
holds unit FRA-MIN 0705
