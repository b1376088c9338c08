# Flank: one other own unit beside the target that could attack it, not opposite.
clause TCL-7.4
game trench-club

case "an Infantry beside the target gives two red dice"
| unit GER-CAR 0707
| unit GER-INF 0809
| unit FRA-INF 0808
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play fight
asks throws 14 dice

case "a Heavy Mortar gives none"
| unit GER-CAR 0707
| unit GER-HMT 0908
| unit FRA-INF 0808
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play fight
asks throws 12 dice

case "nor does an ally's car"
scenario 4-players
| unit GER-CAR 0707
| unit AUH-CAR 0908
| unit FRA-INF 0808
| unit GBR-TRK 3019
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play fight
asks throws 12 dice

case "the helper may attack later itself"
| unit GER-CAR 0707
| unit GER-INF 0809
| unit FRA-INF 0808
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play attack GER-INF FRA-INF
play fight
asks German Armored Car throws 14 dice
dice 12 12 12 12 12 12 12 12 12 12 12 12 12 12
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks German Infantry throws 14 dice

case "from a distance there is no flank"
| unit GER-FGN 0706
| unit GER-INF 0809
| unit FRA-INF 0808
| frame declare 0 0 0 0 0 0
play attack GER-FGN FRA-INF
play fight
asks throws 12 dice
