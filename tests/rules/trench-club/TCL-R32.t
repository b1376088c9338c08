# Unlimited range has no minimum.
clause TCL-R32
game trench-club

case "the hex beside it and the far corner, but no aircraft"
| unit GER-RLG 0703
| unit FRA-INF 0704
| unit FRA-TRK 1419
| unit FRA-AIR 0706
| frame declare 0 0 0 0 0 0
legal attack GER-RLG FRA-INF
legal attack GER-RLG FRA-TRK
illegal TCL-6.3 attack GER-RLG FRA-AIR
play attack GER-RLG FRA-INF
play fight
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks French Infantry throws
