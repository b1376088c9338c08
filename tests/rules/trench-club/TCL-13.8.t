# Orders of close-combat units: the book's Tank.
clause TCL-13.8
game trench-club

case "nothing is destroyable; of two who cannot answer the weaker; the hex nearest to the own car"
scenario solo-automa
| turn ger
| unit FRA-CAR 0507 damage 2
| unit FRA-AAG 0708
| unit FRA-HMT 0611
| unit GER-TNK 0509
| unit GER-CAR 0311
| frame automa 1 0 0 0 0 0
count 1
legal act GER-TNK 0510 attack FRA-HMT
play act GER-TNK 0510 attack FRA-HMT
tells German Tank attacks what cannot fire back (order II.1, target by b, d, hex by c)
tells German Tank lands 6 hits

case "with three damage the car is destroyed first"
scenario solo-automa
| turn ger
| unit FRA-CAR 0507 damage 3
| unit FRA-AAG 0708
| unit FRA-HMT 0611
| unit GER-TNK 0509
| unit GER-CAR 0311
| frame automa 1 0 0 0 0 0
count 1
legal act GER-TNK 0508 attack FRA-CAR

case "out of reach it comes nearer to the best target"
scenario solo-automa
| turn ger
| unit FRA-CAR 1400
| unit GER-TNK 0019
| frame automa 1 0 0 0 0 0
count 1
legal act GER-TNK 0017
play act GER-TNK 0017
tells order II.2

case "a Fighter keeps away from Anti-Aircraft"
scenario solo-automa
| turn ger
| unit FRA-TRK 0703
| unit FRA-TRK2 0712
| unit FRA-AAG 0702
| unit GER-AIR 0708
| frame automa 1 0 0 0 0 0
count 1 act GER-AIR
play act GER-AIR 0813 attack FRA-TRK2
tells order II.1, target by b, c, hex by a
