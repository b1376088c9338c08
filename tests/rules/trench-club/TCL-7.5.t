# Surround: two such units, or one on the opposite hex.
clause TCL-7.5
game trench-club

case "an Infantry opposite gives three"
| unit GER-CAR 0707
| unit GER-INF 0908
| unit FRA-INF 0808
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play fight
asks throws 15 dice

case "two helpers give three, not more"
| unit GER-CAR 0707
| unit GER-INF 0908
| unit GER-MTD 0809
| unit FRA-INF 0808
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play fight
asks throws 15 dice

case "two beside it, none opposite"
| unit GER-CAR 0707
| unit GER-INF 0809
| unit GER-MTD 0807
| unit FRA-INF 0808
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play fight
asks throws 15 dice

case "a Fighter opposite counts, and the defender gets nothing"
| unit GER-CAR 0707
| unit GER-AIR 0908
| unit FRA-INF 0808
| unit FRA-CAR 0708
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play fight
asks throws 15 dice
dice 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12
asks French Infantry throws 12 dice
