# Chips are dealt; choosing among the own ones is real.
clause TCL-R2
game trench-club

case "any of the face-down chips may be turned"
| unit GER-INF off army 2
| unit FRA-INF off army 1
| frame chip 0 0 0 0 0 0
count 3 chip
play chip 2
dice 6
tells turns over chip 2: number 6
legal place GER-INF 0206
