# A Field Gun at one hex is in close combat.
clause TCL-R30
game trench-club

case "it flanks and is answered"
| unit GER-FGN 0703
| unit GER-INF 0804
| unit FRA-INF 0704
| frame declare 0 0 0 0 0 0
play attack GER-FGN FRA-INF
play fight
asks throws 14 dice
dice 12 12 12 12 12 12 12 12 12 12 12 12 12 12
asks French Infantry throws 12 dice
