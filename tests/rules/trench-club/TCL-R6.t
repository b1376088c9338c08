# "Next unit" is the nearest other Automa unit.
clause TCL-R6
game trench-club

case "the hex nearest to the own car, not to an enemy"
scenario solo-automa
| turn ger
| unit FRA-HMT 0611
| unit FRA-AAG 0708
| unit GER-TNK 0509
| unit GER-CAR 0812
| frame automa 1 0 0 0 0 0
count 1
legal act GER-TNK 0710 attack FRA-HMT
