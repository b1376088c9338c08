# Air units pay one point a hex and may end over anything but forts.
clause TCL-2.7
game trench-club

case "a lone Fighter has 104 end hexes on the western half, its own included"
| unit GER-AIR 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
count 103 move GER-AIR
legal move GER-AIR 0906
illegal TCL-2.9 move GER-AIR 1003

case "forest is no cover for it"
| unit GER-HVY 0605
| unit FRA-AIR 0505
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
play attack GER-HVY FRA-AIR
play fight
dice 1 1 12 12 12 12 12 12 12 12 12 12
dice 12 12 12 12 12 12 12 12 12 12 12 12
tells French Fighter Aircraft takes 1 damage
