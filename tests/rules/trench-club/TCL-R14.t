# Only those who tie roll again.
clause TCL-R14
game trench-club

case "three of four"
scenario 4-players
| unit GER-INF 0703
| unit GBR-INF 0804
| unit AUH-INF 2302
| unit FRA-INF 2807
| frame order -1 15 1 0 0 0
dice 7 7 2 7
dice 1 1 9
to-move fra
