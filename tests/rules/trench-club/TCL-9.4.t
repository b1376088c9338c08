# Without a unit and without a fort a team has lost.
clause TCL-9.4
game trench-club

case "the last unit falls"
| unit GER-TNK 0703
| unit FRA-INF 0704 damage 5
| frame declare 0 0 0 0 0 0
play attack GER-TNK FRA-INF
play fight
dice 1 1 12 12 12 12 12 12 12 12 12 12
dice 12 12 12 12 12
tells nothing left to fight with
result ger 1000

case "with a fort it may go on and buy"
| coins fra 1
| fort A2 fra
| unit GER-TNK 0703
| unit FRA-INF 0704 damage 5
| frame declare 0 0 0 0 0 0
play attack GER-TNK FRA-INF
play fight
dice 1 1 12 12 12 12 12 12 12 12 12 12
dice 12 12 12 12 12
to-move fra
play done
legal buy INF A2
