# The last half point still buys a meadow hex, as the last step.
clause TCL-2.4
game trench-club

case "three road hexes and a meadow, but not a forest"
| unit GER-INF 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-INF 0706
legal move GER-INF 0707
illegal TCL-2.2 move GER-INF 0607
illegal TCL-2.2 move GER-INF 0708

case "a Railway Gun reaches exactly its six neighbours that are road or meadow"
| unit GER-RLG 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
count 6 move GER-RLG
legal move GER-RLG 0603
legal move GER-RLG 0803
legal move GER-RLG 0604
legal move GER-RLG 0702
legal move GER-RLG 0704
legal move GER-RLG 0804

case "air units have no last half step"
| unit GER-SHP 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-SHP 0707
illegal TCL-2.2 move GER-SHP 0708

case "also from a hex with enemy contact"
| unit GER-INF 0702
| unit FRA-INF 0806
| frame move 0 0 0 0 0 0
legal move GER-INF 0705
legal move GER-INF 0606
