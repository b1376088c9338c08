# Air units pay one point a hex and may end over anything but forts.
clause TCL-2.7
game trench-club

case "a lone Fighter has 104 end hexes on the western half, its own included"
| unit GER-AIR 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
count 103 move GER-AIR
