# The starting hex counts for contact.
clause TCL-R1
game trench-club

case "out of contact into contact ends the move at once"
| unit GER-HMT 0705
| unit FRA-INF 0806
| frame move 0 0 0 0 0 0
legal move GER-HMT 0706
illegal TCL-3.2 move GER-HMT 0807

case "beside a Mortar, which gives no contact, the same unit goes on"
| unit GER-HMT 0705
| unit FRA-HMT 0806
| frame move 0 0 0 0 0 0
legal move GER-HMT 0706
legal move GER-HMT 0807
