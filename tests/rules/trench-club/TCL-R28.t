# The lowest attack value is the general one at the current level.
clause TCL-R28
game trench-club

case "a veteran Mortar (5) against a rookie Anti-Aircraft (4)"
scenario solo-automa
| turn ger
| unit FRA-AAG 0708
| unit FRA-HMT 0611 exp 3
| unit GER-TNK 0509
| frame automa 1 0 0 0 0 0
count 1
count 0 act GER-TNK 0510 attack FRA-HMT
