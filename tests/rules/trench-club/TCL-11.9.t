# Attacks out of a trench are ordinary.
clause TCL-11.9
game trench-club

case "the attacker has no cover"
option trenches yes
| unit GER-INF 0507
| unit FRA-TNK 0407
| frame declare 0 0 0 0 0 0
play attack GER-INF FRA-TNK
play fight
dice 12 12 12 12 12 12 12 12 12 12 12 12
dice 1 1 1 1 1 12 12 12 12 12 12 12
tells German Infantry takes 3 damage
