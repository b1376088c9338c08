# A step that would end the move on a friend's hex is illegal.
clause TCL-3.4
game trench-club

case "the second contact hex is taken"
| unit GER-CAR 0703
| unit GER-TRK 0706
| unit FRA-INF 0806
| frame move 0 0 0 0 0 0
illegal TCL-2.8 move GER-CAR 0706
legal move GER-CAR 0705

case "and nothing leads over it"
| unit GER-INF 0704
| unit GER-TRK 0706
| unit FRA-INF 0806
| frame move 0 0 0 0 0 0
illegal TCL-3.2 move GER-INF 0707
