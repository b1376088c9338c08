# All attacks are declared first, in the order of fighting.
clause TCL-6.1
game trench-club

case "an attacker stands in the queue once, and the order holds"
| unit GER-CAR 0703
| unit GER-AIR 0804
| unit GER-HMT 0606
| unit FRA-INF 0704
| unit FRA-HOW 0806
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
tells Attack 1
illegal TCL-6.1 attack GER-CAR FRA-INF
play attack GER-AIR FRA-INF
play attack GER-HMT FRA-HOW
shows 1. GER-CAR
shows 3. GER-HMT
play fight
asks German Armored Car throws
dice 12 12 12 12 12 12 12 12 12 12 12 12 12 12
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks German Fighter Aircraft throws
dice 12 12 12 12 12 12 12 12 12 12 12 12 12 12
asks German Heavy Mortar throws

case "declaring none is allowed"
| unit GER-CAR 0703
| unit FRA-INF 0704
| frame declare 0 0 0 0 0 0
play fight
to-move fra

case "nobody attacks with other people's units"
| unit GER-CAR 0703
| unit FRA-INF 0704
| frame declare 0 0 0 0 0 0
illegal TCL-6.1 attack FRA-INF GER-CAR
