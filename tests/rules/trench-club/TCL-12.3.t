# A pattern attack uses one card, read for each victim.
clause TCL-12.3
game trench-club

case "card 2: three hits on foot, one on a truck"
option cards1 yes
| unit GER-GAS 0703
| unit FRA-INF 0705
| unit FRA-TRK 0805
| frame declare 0 0 0 0 0 0
play attack GER-GAS FRA-INF N
play fight
dice 2
tells lands 1 hit, 3 on foot soldiers
tells French Infantry takes 1 damage
tells Troop Transport Truck is unharmed
