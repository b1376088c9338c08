# Option: any unit may be set on water, and is helpless there until it leaves.
clause TCL-R33
game trench-club

case "a Tank in the river"
option water any
| chip ger 1 2
| unit GER-CAR 1206 army 1
| unit GER-TNK off army 1
| unit FRA-INF off army 1
| frame place 0 0 0 0 0 0
legal place GER-TNK 1106

case "it does not fight, and leaves by a normal move"
option water any
| unit GER-TNK 1106
| unit FRA-INF 1105
| frame declare 0 0 0 0 0 0
illegal TCL-6.4 attack GER-TNK FRA-INF

case "out again"
option water any
| unit GER-TNK 1106
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-TNK 1105
illegal TCL-2.5 move GER-TNK 1104
