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

case "who can still drive into an own fort must do that"
| fort A4 ger
| unit GER-TRK 0509
| unit GER-INF GER-TRK moved
| unit FRA-TRK 0508
| unit FRA-HOW 0610
| unit FRA-HMT 0510
| unit FRA-AAG 0410
| unit FRA-CAR 0409
| frame move 0 0 0 0 0 0
count 0 move GER-TRK
legal enter GER-TRK A4

case "a fort of the enemy is no way out"
| fort A4 fra
| unit GER-TRK 0509
| unit GER-INF GER-TRK moved
| unit FRA-TRK 0508
| unit FRA-HOW 0610
| unit FRA-HMT 0510
| unit FRA-AAG 0410
| unit FRA-CAR 0409
| frame move 0 0 0 0 0 0
count 1 move GER-TRK
legal move GER-TRK 0509
