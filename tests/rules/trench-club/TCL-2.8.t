# Over friends, never over enemies; one unit a hex.
clause TCL-2.8
game trench-club

case "over the own truck, not onto it"
| unit GER-INF 0703
| unit GER-TRK 0704
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-INF 0705
illegal TCL-2.8 move GER-INF 0704
legal board GER-INF GER-TRK

case "an enemy truck bars the road"
| unit GER-HMT 0702
| unit FRA-TRK 0703
| unit FRA-TRK2 0802
| unit FRA-TRK3 0602
| unit FRA-TRK4 0603
| unit FRA-TRK5 0803
| frame move 0 0 0 0 0 0
illegal TCL-2.8 move GER-HMT 0703
illegal TCL-2.8 move GER-HMT 0704

case "not even air units fly over enemies"
| unit GER-AIR 0000
| unit FRA-TRK 0001
| unit FRA-TRK2 0100
| frame move 0 0 0 0 0 0
count 0 move GER-AIR
illegal TCL-2.8 move GER-AIR 0002

case "an ally's unit may be passed over"
scenario 4-players
| unit GER-INF 0703
| unit AUH-CAR 0704
| unit FRA-TRK 0019
| unit GBR-TRK 0219
| frame move 0 0 0 0 0 0
legal move GER-INF 0705
illegal TCL-2.8 move GER-INF 0704
