# The Automa treats soldiers in trenches by their long hex.
clause TCL-R26
game trench-club

case "it attacks at distance one from beside another hex of the trench"
scenario solo-automa
option trenches yes
| turn ger
| unit FRA-INF 0608 damage 5
| unit GER-CAR 0207
| frame automa 1 0 0 0 0 0
count 1
legal act GER-CAR 0506 attack FRA-INF

case "in the base game it must go where the soldier stands"
scenario solo-automa
| turn ger
| unit FRA-INF 0608 damage 5
| unit GER-CAR 0207
| frame automa 1 0 0 0 0 0
count 1
count 0 act GER-CAR 0506
