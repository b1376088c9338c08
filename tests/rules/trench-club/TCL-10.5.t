# Gas strikes three hexes with one throw.
clause TCL-10.5
game trench-club

case "an Infantry gets five hits, a Truck two, friends none"
| unit GER-GAS 0703
| unit GER-INF 0706
| unit FRA-INF 0705
| unit FRA-TRK 0805
| frame declare 0 0 0 0 0 0
count 6 attack GER-GAS FRA-INF
offers attack GER-GAS FRA-INF N => Strikes Infantry at 5 (TCL-10.5)
offers attack GER-GAS FRA-INF N => Strikes Troop Transport Truck at 2 (TCL-10.5)
play attack GER-GAS FRA-INF N
play fight
dice 1 2 3 5 5 7 8 8 9 11 12 12
tells lands 2 hits, 5 on foot soldiers
tells French Infantry takes 3 damage
tells French Troop Transport Truck takes 1 damage
to-move fra

case "no answer, no red dice, no air target"
| unit GER-GAS 0703
| unit GER-CAR 0806
| unit FRA-INF 0705
| unit FRA-AIR 0704
| frame declare 0 0 0 0 0 0
illegal TCL-6.3 attack GER-GAS FRA-AIR N
illegal TCL-6.5 attack GER-GAS GER-CAR N
play attack GER-GAS FRA-INF N
play fight
asks throws 12 dice, each hits on 5 or less
dice 12 12 12 12 12 12 12 12 12 12 12 12
to-move fra

case "own units in the cloud are unharmed"
| unit GER-GAS 0703
| unit GER-INF 0706
| unit FRA-INF 0705
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
play attack GER-GAS FRA-INF S
play fight
dice 1 1 1 1 1 1 1 1 1 12 12 12
tells French Infantry takes 5 damage
silent German Infantry takes
