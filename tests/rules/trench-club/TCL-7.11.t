# One point for damage, two for destruction, for whoever survives.
clause TCL-7.11
game trench-club

case "both learn, and the Infantry is a veteran at once"
| unit GER-CAR 0703 exp 3
| unit GER-HVY 0000
| unit FRA-INF 0704 exp 2
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play fight
dice 1 1 1 1 12 12 12 12 12 12 12 12
dice 1 1 1 12 12 12 12 12 12 12 12 12
tells French Infantry is now a veteran
holds unit GER-CAR 0703 damage 1 exp 4
holds unit FRA-INF 0704 damage 2 exp 3

case "no damage, no experience"
| unit GER-INF 0604
| unit FRA-TNK 0605
| frame declare 0 0 0 0 0 0
play attack GER-INF FRA-TNK
play fight
dice 1 1 1 12 12 12 12 12 12 12 12 12
dice 12 12 12 12 12 12 12 12 12 12 12 12
holds unit GER-INF 0604

case "two points in all for a destroyed unit, none for the fallen"
| unit GER-TNK 0703
| unit FRA-INF 0704 damage 5
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
play attack GER-TNK FRA-INF
play fight
dice 1 1 12 12 12 12 12 12 12 12 12 12
dice 1 1 1 12 12
holds unit GER-TNK 0703 damage 1 exp 2
