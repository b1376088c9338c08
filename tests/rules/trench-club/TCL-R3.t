# Tanks are the Tank, the FT-17 and the Mark I.
clause TCL-R3
game trench-club

case "the Mark I is a tank, though its name does not say so"
option nation1 auh
option nation2 gbr
| unit AUH-ATG 0703
| unit GBR-MKF 0704
| frame declare 0 0 0 0 0 0
play attack AUH-ATG GBR-MKF
play fight
asks each hits on 6 or less
