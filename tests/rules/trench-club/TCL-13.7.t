# After a pure move it attacks only what it destroys or what cannot answer.
clause TCL-13.7
game trench-club

case "beside a fresh Infantry it does not"
scenario solo-automa
| turn ger
| fort A7 ger
| fort A6 ger
| unit FRA-INF 0518
| unit GER-INF 0219
| frame automa 1 0 0 0 0 0
count 1
legal act GER-INF 0419

case "beside a Howitzer it does"
scenario solo-automa
| turn ger
| fort A6 ger
| unit FRA-HOW 0318
| unit FRA-CAR 1400
| unit GER-INF 0219
| unit GER-CAR 0117 moved
| unit GER-TNK 0116 moved
| frame automa 1 0 0 0 0 0
count 1
legal act GER-INF 0218 attack FRA-HOW
