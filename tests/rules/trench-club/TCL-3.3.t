# A hex without contact resets the count.
clause TCL-3.3
game trench-club

case "away from the enemy the move goes on"
| unit GER-MTD 0705
| unit FRA-INF 0806
| frame move 0 0 0 0 0 0
legal move GER-MTD 0704
legal move GER-MTD 0703
legal move GER-MTD 0702

case "along it the move ends"
| unit GER-HMT 0705
| unit FRA-INF 0806
| frame move 0 0 0 0 0 0
legal move GER-HMT 0706
illegal TCL-3.2 move GER-HMT 0807
