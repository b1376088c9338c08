# Trench hexes that touch are one trench; a road does not split it.
clause TCL-11.2
game trench-club

case "from one end to the other"
option trenches yes
| unit GER-MTD 0608
| unit FRA-CAR 0207
| frame declare 0 0 0 0 0 0
legal attack GER-MTD FRA-CAR

case "another trench is another trench"
option trenches yes
| unit GER-MTD 0811
| unit FRA-CAR 0207
| unit FRA-INF 0711
| frame declare 0 0 0 0 0 0
illegal TCL-6.2 attack GER-MTD FRA-CAR
legal attack GER-MTD FRA-INF
