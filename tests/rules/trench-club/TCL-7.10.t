# Both throw at once; six damage destroys; both may die.
clause TCL-7.10
game trench-club

case "the odds of two fresh Infantry in the open"
| unit GER-INF 0703
| unit FRA-INF 0704
| frame declare 0 0 0 0 0 0
odds attack GER-INF FRA-INF => 1346704211/2176782336 French Infantry
odds attack GER-INF FRA-INF => 1346704211/2176782336 German Infantry

case "the defender answers although it is destroyed"
| unit GER-INF 0703 damage 5
| unit FRA-INF 0704 damage 5
| unit GER-TRK 0000
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
play attack GER-INF FRA-INF
play fight
dice 1 1 12 12 12
silent destroyed
dice 1 1 12 12 12
tells French Infantry is destroyed
tells German Infantry is destroyed
