# A declared attack is fought, or lapses when one of the two is gone.
clause TCL-6.6
game trench-club

case "the first destroys the target, the others gain nothing"
| unit GER-TNK 0703
| unit GER-CAR 0804
| unit GER-HMT 0702
| unit FRA-INF 0704 damage 5
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
play attack GER-TNK FRA-INF
play attack GER-CAR FRA-INF
play attack GER-HMT FRA-INF
play fight
dice 1 1 1 1 12 12 12 12 12 12 12 12 12 12
dice 12 12 12 12 12
tells French Infantry is destroyed
tells An attack lapses
to-move fra
holds unit GER-TNK 0703 exp 2
holds unit GER-CAR 0804

case "an attacker that has fallen attacks no more"
| unit GER-BBT 0703
| unit GER-INF 0707 damage 5
| unit FRA-CAR 0708
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
play attack GER-BBT FRA-CAR
play attack GER-INF FRA-CAR
play fight
dice 1
dice 1 1 12 12 12 12 12 12 12 12 12 12
tells German Infantry is destroyed
tells An attack lapses
to-move fra
