# Out of a trench from any of its hexes, when the turn began there.
clause TCL-11.5
game trench-club

case "the first step leads to any hex beside the trench"
option trenches yes
| unit GER-MTD 0608
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-MTD 0207
legal conquer GER-MTD A3
legal conquer GER-MTD A4
illegal TCL-5.1 conquer GER-MTD A5

case "an own fort so connected is entered for half a point"
option trenches yes
| fort A3 ger
| unit GER-INF 0608
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal enter GER-INF A3

case "not in the turn it entered"
option trenches yes
| unit GER-MTD 0607
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play move GER-MTD 0608
illegal TCL-2.1 conquer GER-MTD A4
illegal TCL-2.1 move GER-MTD 0207

case "in the base game only the hex counts"
| unit GER-INF 0608
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-5.1 conquer GER-INF A3
illegal TCL-2.2 move GER-INF 0207

case "inside its trench it may go to any empty hex, never onto an enemy tank that crosses it"
option trenches yes
| unit GER-INF 0608
| unit FRA-TNK 0507
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-INF 0307
legal move GER-INF 0408
illegal TCL-2.8 move GER-INF 0507

case "nor under an enemy aircraft"
option trenches yes
| unit GER-MTD 0608
| unit FRA-AIR 0408
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-2.8 move GER-MTD 0408
legal move GER-MTD 0307
