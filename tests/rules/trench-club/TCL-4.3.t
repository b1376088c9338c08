# Boarding costs half a point, whatever the truck stands on.
clause TCL-4.3
game trench-club

case "a Heavy Mortar steps onto the road and boards"
| unit GER-TRK 0704
| unit GER-HMT 0603
| unit GER-INF 0502
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal board GER-HMT GER-TRK
legal board GER-INF GER-TRK

case "from one hex further it cannot"
| unit GER-TRK 0704
| unit GER-HMT 0602
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-4.3 board GER-HMT GER-TRK

case "half a point also in a forest"
| unit GER-TRK 0605
| unit GER-HMT 0604
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal board GER-HMT GER-TRK
