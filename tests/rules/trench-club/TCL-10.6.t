# Experience of gas: one, or two when something was destroyed.
clause TCL-10.6
game trench-club

case "damages one and destroys two: two points"
| unit GER-GAS 0703
| unit FRA-INF 0705 damage 5
| unit FRA-TRK 0805
| unit FRA-CAR 0704 damage 5
| unit FRA-TNK 0019
| frame declare 0 0 0 0 0 0
play attack GER-GAS FRA-INF N
play fight
dice 1 2 3 5 5 7 8 8 9 11 12 12
tells French Infantry is destroyed
tells French Armored Car is destroyed
tells French Troop Transport Truck takes 1 damage
holds unit GER-GAS 0703 exp 2

case "damages two: one point"
| unit GER-GAS 0703
| unit FRA-INF 0705
| unit FRA-TRK 0805
| frame declare 0 0 0 0 0 0
play attack GER-GAS FRA-INF N
play fight
dice 1 2 3 5 5 7 8 8 9 11 12 12
holds unit GER-GAS 0703 exp 1
