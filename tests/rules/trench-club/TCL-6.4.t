# Who may not be declared.
clause TCL-6.4
game trench-club

case "a truck is unarmed, waders and units in forts do not fight"
| fort A4 ger
| unit GER-TRK 0703
| unit GER-INF 0906
| unit GER-HVY A4
| unit GER-CAR 0803
| unit FRA-INF 0704
| unit FRA-CAR 0905
| frame declare 0 0 0 0 0 0
illegal TCL-6.4 attack GER-TRK FRA-INF
illegal TCL-6.4 attack GER-INF FRA-CAR
illegal TCL-6.4 attack GER-HVY FRA-CAR

case "who has moved may attack"
| unit GER-MTD 0703
| unit FRA-CAR 0706
| frame move 0 0 0 0 0 0
play move GER-MTD 0705
play done
legal attack GER-MTD FRA-CAR

case "who has laid a mine may not"
| unit GER-MIN 0703
| unit GER-CAR 0804
| unit FRA-CAR 0704
| frame move 0 0 0 0 0 0
play mine GER-MIN 0702
play done
illegal TCL-6.4 attack GER-MIN FRA-CAR
