# New units appear where the enemy is nearest.
clause TCL-13.12
game trench-club

case "the lexicographically nearest list of enemies"
scenario solo-automa
| turn ger
| coins ger 3
| fort A2 ger
| fort A4 ger
| fort A6 ger
| unit FRA-INF 0712
| unit FRA-CAR 0904
| unit FRA-TNK 0706
| unit FRA-HOW 1206
| unit GER-INF 0000
| frame automa-money 1 0 0 0 0 0
count 1
legal buy MTD A4

case "not where an enemy foot soldier waits"
scenario solo-automa
| turn ger
| coins ger 3
| fort A2 ger
| fort A4 ger
| fort A6 ger
| unit FRA-INF 0509
| unit FRA-CAR 0904
| unit GER-INF 0000
| frame automa-money 1 0 0 0 0 0
count 0 buy MTD A4
count 1 buy MTD

case "nowhere safe: nothing is bought"
scenario solo-automa
| turn ger
| coins ger 3
| fort A4 ger
| unit FRA-INF 0509
| unit GER-INF 0000
| frame automa-money 1 0 0 0 0 0
count 0 buy
