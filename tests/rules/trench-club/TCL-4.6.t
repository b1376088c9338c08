# Unloaded units do not move again, but they attack.
clause TCL-4.6
game trench-club

case "unloaded beside an entrance it cannot conquer, but fight"
| unit GER-TRK 0408
| unit GER-INF GER-TRK moved
| unit FRA-CAR 0608
| frame move 0 0 0 0 0 0
play move GER-TRK 0408
play unload GER-INF 0508
illegal TCL-2.1 conquer GER-INF A4
play done
legal attack GER-INF FRA-CAR
