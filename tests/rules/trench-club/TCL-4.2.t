# Board, drive, unload: in this order, and never loaded after the moves.
clause TCL-4.2
game trench-club

case "nobody boards a truck that has moved"
| unit GER-TRK 0704
| unit GER-INF 0803
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play move GER-TRK 0703
illegal TCL-4.2 board GER-INF GER-TRK

case "moves are not done while a truck is loaded"
| unit GER-TRK 0704
| unit GER-INF 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play board GER-INF GER-TRK
illegal TCL-4.2 done
illegal TCL-4.2 move GER-INF 0703
play move GER-TRK 0706
asks unloads the truck
illegal TCL-4.2 done
play unload GER-INF 0707
legal done
illegal TCL-2.1 move GER-INF 0708
illegal TCL-2.1 move GER-TRK 0705

case "the move may be of no hexes at all"
| unit GER-TRK 0704
| unit GER-INF 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play board GER-INF GER-TRK
play move GER-TRK 0704
play unload GER-INF 0705
holds unit GER-INF 0705 moved
