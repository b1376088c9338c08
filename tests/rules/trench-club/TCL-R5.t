# I.3 looks for neutral and human forts, not for its own.
clause TCL-R5
game trench-club

case "its own forts do not attract it"
scenario solo-automa
| turn ger
| fort A6 ger
| fort A7 ger
| unit FRA-CAR 1400
| unit GER-INF 0619
| frame automa 1 0 0 0 0 0
count 1
play act GER-INF 0715
tells order I.6
