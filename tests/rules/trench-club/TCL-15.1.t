# The clock.
clause TCL-15.1
game trench-club

case "what is declared is fought, the rest is forfeited"
option timer yes
| unit GER-CAR 0703
| unit GER-INF 0604
| unit GER-HMT 0702
| unit FRA-TNK 0704
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-TNK
play attack GER-INF FRA-TNK
play time
asks German Armored Car throws
dice 12 12 12 12 12 12 12 12 12 12 12 12 12 12
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks German Infantry throws
dice 12 12 12 12 12 12 12 12 12 12 12 12 12 12
dice 12 12 12 12 12 12 12 12 12 12 12 12
to-move fra

case "while moving: a loaded truck unloads where it stands"
option timer yes
| unit GER-TRK 0704
| unit GER-INF GER-TRK moved
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play time
holds unit GER-INF 0703
to-move fra

case "without a clock there is no such order"
| unit GER-CAR 0703
| unit FRA-TNK 0704
| frame move 0 0 0 0 0 0
illegal TCL-15.1 time
