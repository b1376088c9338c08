# Nobody is unloaded into water.
clause TCL-R16
game trench-club

case "not even foot soldiers"
| unit GER-TRK 0905
| unit GER-INF GER-TRK moved
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play move GER-TRK 0905
illegal TCL-R16 unload GER-INF 0906
