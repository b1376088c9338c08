# One long hex for distance, contact and help.
clause TCL-11.4
game trench-club

case "attacked at distance one from any of its ends"
option trenches yes
| unit GER-CAR 0207
| unit FRA-MTD 0608
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-MTD
play fight
asks throws 12 dice
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks French Mounted Infantry throws 12 dice

case "it gives contact along its whole length"
option trenches yes
| unit GER-HMT 0306
| unit FRA-INF 0608
| frame move 0 0 0 0 0 0
legal move GER-HMT 0407
illegal TCL-3.2 move GER-HMT 0408

case "and without the soldier there is none"
option trenches yes
| unit GER-HMT 0306
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-HMT 0408

case "contact at one end is contact for everyone in the trench"
option trenches yes
| unit GER-INF 0608
| unit FRA-INF 0207
| unit FRA-CAR 0706
| unit FRA-TRK 0708
| frame move 0 0 0 0 0 0
legal move GER-INF 0707
illegal TCL-3.2 move GER-INF 0808

case "without it the first contact outside does not end the move"
option trenches yes
| unit GER-INF 0608
| unit FRA-CAR 0706
| unit FRA-TRK 0708
| frame move 0 0 0 0 0 0
legal move GER-INF 0707
legal move GER-INF 0808
