# Who has nothing is passed over.
clause TCL-15.3
game trench-club

case "the turn goes to the player after"
scenario 4-players
| coins ger 2
| fort A1 ger
| unit GER-TNK 0000
| unit AUH-CAR 1419
| unit FRA-CAR 1413
| frame money 0 0 0 0 0 0
play end
to-move auh

case "with a coin it is asked"
scenario 4-players
| coins ger 2
| coins gbr 1
| fort A1 ger
| unit GER-TNK 0000
| unit AUH-CAR 1419
| unit FRA-CAR 1413
| frame money 0 0 0 0 0 0
play end
to-move gbr
