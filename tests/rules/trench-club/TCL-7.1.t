# One fight after the other; damage and experience count at once.
clause TCL-7.1
game trench-club

case "the second attacker meets what the first has left"
| unit GER-CAR 0703
| unit GER-AIR 0604
| unit FRA-INF 0704 damage 1
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play attack GER-AIR FRA-INF
play fight
dice 1 1 1 1 12 12 12 12 12 12 12 12 12 12
dice 12 12 12 12 12 12 12 12 12 12 12
tells French Infantry takes 2 damage and has 3
asks German Fighter Aircraft throws 14 dice
dice 1 1 1 1 1 12 12 12 12 12 12 12 12 12
tells French Infantry is destroyed
