# Orders of long-range units: the book's Field Gun.
clause TCL-13.9
game trench-club

case "both can be destroyed; the one before a fort is chosen; it stays on the road"
scenario solo-automa
| turn ger
| unit FRA-AAG 0808 damage 3
| unit FRA-INF 0811 damage 3
| unit GER-FGN 0509 exp 3
| unit GER-INF 0409 moved
| frame automa 1 0 0 0 0 0
count 1
legal act GER-FGN 0509 attack FRA-INF
play act GER-FGN 0509 attack FRA-INF
tells German Field Gun attacks a foot soldier before a fort (order III.1, target by b
tells German Field Gun lands 5 hits
tells French Infantry is destroyed

case "away from the fort the dearer is chosen"
scenario solo-automa
| turn ger
| unit FRA-AAG 0808 damage 3
| unit FRA-INF 0711 damage 3
| unit GER-FGN 0509 exp 3
| unit GER-INF 0409 moved
| frame automa 1 0 0 0 0 0
count 1
legal act GER-FGN 0509 attack FRA-AAG

case "fire support: who has been attacked already"
scenario solo-automa
| turn ger
| unit FRA-INF 0506
| unit FRA-TNK 0706 attacked
| unit GER-HMT 0603
| frame automa 1 0 0 0 0 0
count 1 act GER-HMT
shows GER-HMT
legal act GER-HMT 0602 attack FRA-TNK
