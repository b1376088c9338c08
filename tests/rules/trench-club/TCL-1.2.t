# Two players use one half; the rest does not exist.
clause TCL-1.2
game trench-club

case "the seam is no place on a half board"
| unit GER-AIR 1406
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-1.2 move GER-AIR 1506
count 0 move GER-AIR 15

case "with four players it is"
scenario 4-players
| unit GER-AIR 1406
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-AIR 1506

case "a unit cannot be drawn beyond the half"
| unit GER-AIR 1506
| frame move 0 0 0 0 0 0
impossible 1506 is not on the board
