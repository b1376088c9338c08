# After a pure move order it attacks under TCL-13.7 only.
clause TCL-R7
game trench-club

case "no attack on a fresh car"
scenario solo-automa
| turn ger
| fort A7 ger
| fort A6 ger
| unit FRA-CAR 0518
| unit GER-INF 0219
| frame automa 1 0 0 0 0 0
count 1
legal act GER-INF 0419
