# What "destroys" means, and how equal options are decided.
clause TCL-13.5
game trench-club

case "a car with two damage is not destroyed by six hits, with three it is"
scenario solo-automa
| turn ger
| unit FRA-CAR 0704 damage 3
| unit FRA-HOW 0604
| unit GER-TNK 0703
| frame automa 1 0 0 0 0 0
count 1 act GER-TNK 0703 attack FRA-CAR

case "so it prefers who cannot answer"
scenario solo-automa
| turn ger
| unit FRA-CAR 0704 damage 2
| unit FRA-HOW 0604
| unit GER-TNK 0703
| frame automa 1 0 0 0 0 0
count 1 act GER-TNK 0703 attack FRA-HOW

case "equal options: the lowest"
scenario solo-automa
| turn ger
| unit FRA-HOW 0604
| unit FRA-HOW2 0804
| unit GER-TNK 0703
| frame automa 1 0 0 0 0 0
count 1
legal act GER-TNK 0605 attack FRA-HOW

case "or by lot"
scenario solo-automa
option ties random
| turn ger
| unit FRA-HOW 0604
| unit FRA-HOW2 0804
| unit GER-TNK 0703
| frame automa 1 0 0 0 0 0
count 1
legal lots GER-TNK 2
odds lots GER-TNK 2 => 1/2 French Howitzer 2 takes 4 damage
play lots GER-TNK 2
to-move dice
dice 2
tells French Howitzer 2 takes 4 damage
