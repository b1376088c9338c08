# Its money.
clause TCL-13.11
game trench-club

case "it saves for a car"
scenario solo-automa
| turn ger
| coins ger 3
| fort A2 ger
| unit FRA-INF 0712
| unit GER-INF 0000
| unit GER-MTD 1417 moved
| unit GER-HVY 1418 moved
| unit GER-CAR 1419 moved
| frame automa 1 0 0 0 0 0
count 1 act GER-INF
play act GER-INF 0201
tells Germany collects 1 coin and has 4
to-move fra

case "fewer than two foot soldiers: Mounted Infantry, then it saves"
scenario solo-automa
| turn ger
| coins ger 7
| fort A2 ger
| unit FRA-INF 0712
| unit GER-INF 1419
| frame automa-money 1 0 0 0 0 0
count 1
play buy MTD A2
holds coins ger 4
to-move fra

case "two cars already: its gun"
scenario solo-automa
| turn ger
| coins ger 4
| fort A2 ger
| unit FRA-INF 0712
| unit GER-INF 1419
| unit GER-MTD 1418
| unit GER-CAR 1417
| unit GER-CAR2 1416
| frame automa-money 1 0 0 0 0 0
count 1
legal buy FGN A2

case "two guns as well: any type it can pay and has not twice"
scenario solo-automa
| turn ger
| coins ger 4
| fort A2 ger
| unit FRA-INF 0712
| unit GER-INF 1419
| unit GER-MTD 1418
| unit GER-CAR 1417
| unit GER-CAR2 1416
| unit GER-FGN 1415
| unit GER-FGN2 1414
| unit GER-INF2 1413
| frame automa-money 1 0 0 0 0 0
count 1
legal draw
play draw
to-move dice
dice 2
tells German Heavy Infantry appears in Fort Nordwall
