# A loaded truck that is shut in unloads where it stands, onto the nearest hexes.
clause TCL-R35
game trench-club

case "enemies all around"
| unit GER-TRK 0000
| unit GER-INF GER-TRK moved
| unit FRA-TRK 0001
| unit FRA-TRK2 0100
| frame move 0 0 0 0 0 0
illegal TCL-4.2 done
count 1 move GER-TRK
play move GER-TRK 0000
legal unload GER-INF 0002
legal unload GER-INF 0200
illegal TCL-4.4 unload GER-INF 0003
play unload GER-INF 0200
legal done
