# Phases in which nothing can be done pass by.
clause TCL-R42
game trench-club

case "no target, no money: the next player moves"
| unit GER-INF 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play done
to-move fra
asks moves its units
