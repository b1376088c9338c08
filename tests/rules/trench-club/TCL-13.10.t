# Its Big Bertha still scatters.
clause TCL-13.10
game trench-club

case "one die for the place, then exactly six hits"
scenario solo-automa
| turn ger
| unit FRA-INF 0708
| unit FRA-TRK 1419
| unit GER-BBT 0703
| frame automa 1 0 0 0 0 0
odds act GER-BBT 0701 attack FRA-INF => 1/2 French Infantry takes 3 damage
play act GER-BBT 0701 attack FRA-INF
to-move dice
dice 7
tells German Big Bertha lands 6 hits
tells French Infantry takes 3 damage
