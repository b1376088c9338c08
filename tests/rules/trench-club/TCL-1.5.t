# Armies are composed freely, at the same time, in secret until all are done.
clause TCL-1.5
game trench-club

case "each unit to any of the three armies, one after the other"
to-move ger
legal assign GER-INF 1
legal assign GER-INF 2
legal assign GER-INF 3
illegal TCL-1.5 assign GER-MTD 1
illegal TCL-1.5 assign FRA-INF 1

case "all eleven in one army is allowed, and the others do not see it"
play assign GER-INF 1
play assign GER-MTD 1
play assign GER-HVY 1
play assign GER-CAR 1
play assign GER-TNK 1
play assign GER-FGN 1
play assign GER-AAG 1
play assign GER-HMT 1
play assign GER-AIR 1
play assign GER-TRK 1
play assign GER-BBT 1
to-move fra
as ger
holds unit GER-INF off army 1
as fra
lacks unit GER-INF off army 1
holds unit GER-INF off army ?

case "once all are done the armies are public"
play split
as fra
tells Germany composes its armies
silent army 1
play split
holds unit GER-MTD off army 1
holds unit GER-CAR off army 1
holds unit GER-AIR off army 1
holds unit GER-TNK off army 2
holds unit GER-AAG off army 2
holds unit GER-BBT off army 3
holds unit GER-TRK off army 3

case "what a view hides cannot be played on"
| unit GER-INF 0709 army ?
| unit FRA-INF 0704
| frame move ger
impossible "army or number is out of range"
