# Cards instead of dice, for either side.
clause TCL-12.1
game trench-club

case "the sample card: attack 4 with two damage and flank lands two hits"
option cards1 yes
| unit GER-CAR 0703 damage 2
| unit GER-INF 0804
| unit FRA-TNK 0704
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-TNK
play fight
asks draws a card for 12 dice at 4
dice 2
tells draws card 2: quite bad luck
tells German Armored Car lands 2 hits
asks French Tank throws 12 dice

case "the other side may use them, too"
option cards2 yes
| unit GER-CAR 0703
| unit FRA-TNK 0704
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-TNK
play fight
asks German Armored Car throws 12 dice
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks French Tank draws a card for 12 dice at 6
