# Passengers get off onto different empty dry hexes next to the truck.
clause TCL-4.4
game trench-club

case "the bridge has four dry neighbours"
| unit GER-TRK 0904
| unit GER-INF GER-TRK moved
| unit GER-MTD GER-TRK moved
| unit GER-FGN GER-TRK moved
| unit GER-HMT GER-TRK moved
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play move GER-TRK 1005
count 4 unload GER-INF
legal unload GER-INF 1004
legal unload GER-INF 1105
legal unload GER-INF 0905
legal unload GER-INF 0904
illegal TCL-R16 unload GER-INF 1006
illegal TCL-4.4 unload GER-INF 0903
illegal TCL-4.4 unload GER-MTD 0904
play unload GER-INF 0904
play unload GER-MTD 0905
illegal TCL-4.4 unload GER-FGN 0905
play unload GER-FGN 1004
play unload GER-HMT 1105
asks moves its units

case "guns may be set into forest"
| unit GER-TRK 0604
| unit GER-HMT GER-TRK moved
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play move GER-TRK 0604
legal unload GER-HMT 0605

case "the one hex where a gun can stand is kept for the gun"
option trenches yes
| unit GER-TRK 0407
| unit GER-CAR 0406
| unit GER-TNK 0506
| unit GER-AAG 0306
| unit GER-INF GER-TRK moved
| unit GER-HMT GER-TRK moved
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play move GER-TRK 0407
illegal TCL-4.4 unload GER-INF 0408
because "needed for another passenger"
play unload GER-INF 0307
count 1
play unload GER-HMT 0408
