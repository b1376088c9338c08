# Flank and surround as if the trench were one hex.
clause TCL-11.8
game trench-club

case "a helper at the far side of the trench is opposite"
option trenches yes
| unit GER-CAR 0207
| unit GER-INF 0708
| unit FRA-INF 0608
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play fight
asks throws 15 dice

case "one beside the trench, not opposite, is a flank"
option trenches yes
| unit GER-CAR 0207
| unit GER-INF 0306
| unit FRA-INF 0608
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play fight
asks throws 14 dice

case "the other opposite hex"
option trenches yes
| unit GER-CAR 0207
| unit GER-INF 0508
| unit FRA-INF 0608
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play fight
asks throws 15 dice
