# Highest die places first; those who tie for it roll again.
clause TCL-1.6
game trench-club

case "the two nines roll again, the others do not"
scenario 4-players
| unit GER-INF off army 1
| unit GBR-INF off army 1
| unit AUH-INF off army 1
| unit FRA-INF off army 1
| frame order -1 15 0 0 0 0
to-move dice
dice 9 9 4 2
tells roll again
to-move dice
dice 3 5
tells Great Britain places first
to-move gbr

case "placing goes clockwise"
| unit GER-INF off army 1
| unit FRA-INF off army 1
| frame order -1 3 0 0 0 0
dice 2 7
to-move fra
play chip 2
dice 1
to-move ger
