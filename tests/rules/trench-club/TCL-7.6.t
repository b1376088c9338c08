# Helpers must be able to attack this very target.
clause TCL-7.6
game trench-club

case "against a Fighter Infantry does not help"
| unit GER-HVY 0703
| unit GER-INF 0803
| unit FRA-AIR 0704
| frame declare 0 0 0 0 0 0
play attack GER-HVY FRA-AIR
play fight
asks throws 12 dice

case "another Heavy Infantry does"
| unit GER-HVY 0703
| unit GER-HVY2 0604
| unit FRA-AIR 0704
| frame declare 0 0 0 0 0 0
play attack GER-HVY FRA-AIR
play fight
asks throws 14 dice

case "a helper in a fort does not"
| fort A4 ger
| unit GER-CAR 0508
| unit GER-INF A4
| unit FRA-CAR 0509
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-CAR
play fight
asks throws 12 dice
