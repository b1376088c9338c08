# Gas spares friends.
clause TCL-R21
game trench-club

case "own and allied"
scenario 4-players
| unit GER-GAS 0703
| unit GER-INF 0704
| unit AUH-INF 0805
| unit FRA-INF 0705
| unit GBR-TRK 3019
| frame declare 0 0 0 0 0 0
play attack GER-GAS FRA-INF N
play fight
dice 1 1 1 1 1 1 1 1 1 12 12 12
tells French Infantry takes 5 damage
silent German Infantry takes
silent Austrian
