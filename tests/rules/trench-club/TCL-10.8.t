# Mine Layers: one mine a turn, one a hex, instead of attacking.
clause TCL-10.8
game trench-club

case "on an empty meadow, road or forest hex next to them"
| unit GER-MIN 0905
| unit GER-CAR 0904
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-10.8 mine GER-MIN 0906
illegal TCL-10.8 mine GER-MIN 0904
illegal TCL-10.8 mine GER-MIN 1005
illegal TCL-10.8 mine GER-MIN 0703
play mine GER-MIN 0805
holds mine central 0805
illegal TCL-10.8 mine GER-MIN 0806
legal move GER-MIN 0806

case "not twice on the same hex"
| mine central 0805
| unit GER-MIN 0905
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-10.8 mine GER-MIN 0805
legal mine GER-MIN 0806
