# Orders of foot soldiers.
clause TCL-13.6
game trench-club

case "I.1: a fort is taken when no enemy foot soldier stands before it"
scenario solo-automa
| turn ger
| unit FRA-TNK 0909
| unit GER-INF 0509
| frame automa 1 0 0 0 0 0
count 1
legal act GER-INF A4
play act GER-INF A4
tells German Infantry goes to take a fort (order I.1)
holds fort A4 ger

case "I.2: else to the access hex farthest from the enemy"
scenario solo-automa
| turn ger
| unit FRA-INF 0909
| unit GER-INF 0509
| frame automa 1 0 0 0 0 0
count 1
legal act GER-INF 0309
play act GER-INF 0309
tells German Infantry goes before a fort (order I.2, hex by a)

case "another soldier waits, so this one goes on"
scenario solo-automa
| turn ger
| fort A3 ger
| fort A2 ger
| unit FRA-CAR 1419
| unit GER-INF 0508 moved
| unit GER-MTD 0408
| frame automa 1 0 0 0 0 0
count 0 act GER-MTD 0509
count 0 act GER-MTD 0510

case "I.3: towards a fort it can stand before next turn"
scenario solo-automa
| turn ger
| fort A6 ger
| unit FRA-CAR 1400
| unit GER-INF 0619
| frame automa 1 0 0 0 0 0
count 1
play act GER-INF 0419
tells order I.3, hex by a, b

case "I.4: move and attack a unit it can destroy"
scenario solo-automa
| turn ger
| fort A7 ger
| fort A6 ger
| unit FRA-INF 0419 damage 5
| unit FRA-CAR 1400
| unit GER-INF 0219
| frame automa 1 0 0 0 0 0
count 1
play act GER-INF 0318 attack FRA-INF
tells order I.4

case "I.5: a unit that cannot answer"
scenario solo-automa
| turn ger
| fort A7 ger
| fort A6 ger
| unit FRA-HOW 0419
| unit FRA-CAR 1400
| unit GER-INF 0219
| frame automa 1 0 0 0 0 0
count 1
play act GER-INF 0318 attack FRA-HOW
tells order I.5

case "I.6: nearer to the nearest fort"
scenario solo-automa
| turn ger
| fort A7 ger
| fort A6 ger
| unit FRA-CAR 1400
| unit GER-INF 0219
| frame automa 1 0 0 0 0 0
count 1
play act GER-INF 0419
tells order I.6

case "I.7: shut in, it fights like the others"
scenario solo-automa
| turn ger
| unit FRA-CAR 0001
| unit FRA-CAR2 0100
| unit GER-INF 0000
| frame automa 1 0 0 0 0 0
count 1
play act GER-INF 0000 attack FRA-CAR
tells order I.7
