# Its units act one by one in the printed sequence.
clause TCL-13.3
game trench-club

case "foot soldiers first: Infantry"
scenario solo-automa
| turn ger
| unit FRA-TNK 0703
| unit GER-BBT 1214
| unit GER-AIR 1215
| unit GER-HVY 1218
| unit GER-MTD 1217
| unit GER-INF 1318
| frame automa 1 0 0 0 0 0
count 1
count 1 act GER-INF

case "Mounted, then Heavy Infantry"
scenario solo-automa
| turn ger
| unit FRA-TNK 0703
| unit GER-INF 1318 moved
| unit GER-HVY 1218
| unit GER-MTD 1217
| frame automa 1 0 0 0 0 0
count 1 act GER-MTD

case "close combat by price: Fighter, Tank, car"
scenario solo-automa
| turn ger
| unit FRA-TNK 0703
| unit GER-CAR 1318
| unit GER-TNK 1218
| unit GER-AIR 1217
| unit GER-FGN 1219
| frame automa 1 0 0 0 0 0
count 1 act GER-AIR

case "the Tank before the car"
scenario solo-automa
| turn ger
| unit FRA-TNK 0703
| unit GER-CAR 1318
| unit GER-TNK 1218
| unit GER-AIR 1217 moved
| frame automa 1 0 0 0 0 0
count 1 act GER-TNK

case "long range by range: Field Gun, Anti-Aircraft, Mortar, Big Bertha"
scenario solo-automa
| turn ger
| unit FRA-TNK 0703
| unit GER-BBT 1318
| unit GER-HMT 1218
| unit GER-AAG 1217
| unit GER-FGN 1219
| frame automa 1 0 0 0 0 0
count 1 act GER-FGN

case "and so on"
scenario solo-automa
| turn ger
| unit FRA-TNK 0703
| unit GER-BBT 1318
| unit GER-HMT 1218
| unit GER-AAG 1217
| unit GER-FGN 1219 moved
| frame automa 1 0 0 0 0 0
count 1 act GER-AAG

case "of two equals the one with the better order"
scenario solo-automa
| turn ger
| unit FRA-TNK 0703
| unit GER-INF 1318
| unit GER-INF2 0509
| frame automa 1 0 0 0 0 0
legal act GER-INF2 A4
count 1

case "nobody else may tell it what to do"
scenario solo-automa
| turn ger
| unit FRA-TNK 0703
| unit GER-INF 0509
| frame automa 1 0 0 0 0 0
illegal TCL-13.3 act GER-INF 0508
illegal TCL-13.3 move GER-INF 0508
