# She hits friends, learns from it, and nobody answers.
clause TCL-10.2
game trench-club

case "an own car on the N neighbour"
| unit GER-BBT 0703
| unit GER-CAR 0707
| unit FRA-CAR 0708
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
odds attack GER-BBT FRA-CAR => 1361/16384 German Armored Car
play attack GER-BBT FRA-CAR
play fight
dice 1
tells strikes 0707
dice 1 1 12 12 12 12 12 12 12 12 12 12
tells German Armored Car takes 1 damage
holds unit GER-BBT 0703 exp 1
to-move fra
