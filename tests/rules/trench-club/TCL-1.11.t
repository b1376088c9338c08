# The dice decide who has the first turn.
clause TCL-1.11
game trench-club

case "the higher die begins"
| unit GER-INF 0703 army 1
| unit FRA-INF 1213 army 1
| frame order -1 3 1 0 0 0
dice 3 8
tells France has the first turn
tells Round 1: France
to-move fra

case "a tie is rolled again"
| unit GER-INF 0703 army 1
| unit FRA-INF 1213 army 1
| frame order -1 3 1 0 0 0
dice 8 8
to-move dice
dice 2 1
to-move ger
