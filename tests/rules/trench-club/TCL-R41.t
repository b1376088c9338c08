# Building must change something.
clause TCL-R41
game trench-club

case "a road on two road hexes"
| unit GER-ENG 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-10.7 build GER-ENG road 0704 0705
legal build GER-ENG road 0702 0602

case "a road on a trench leaves the trench"
option trenches yes
| unit GER-ENG 0506
| unit GER-INF 0407
| unit FRA-CAR 0207
| frame move 0 0 0 0 0 0
play build GER-ENG road 0507 0506
legal move GER-INF 0507
play move GER-INF 0507
play done
legal attack GER-INF FRA-CAR
