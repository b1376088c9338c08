# The first cell of the eight-number rows is missing, so attack 3 reads the second column.
clause TCL-R8
game trench-club

case "card 2, eight dice at attack 3: no hit; at 4: one"
option cards1 yes
| unit GER-HMT 0702 damage 3
| unit GER-CAR 0603 damage 3
| unit FRA-HOW 0704
| unit FRA-TRK 0604
| frame declare 0 0 0 0 0 0
play attack GER-HMT FRA-HOW
play attack GER-CAR FRA-TRK
play fight
dice 2
tells German Heavy Mortar lands 0 hits
dice 2
tells German Armored Car lands 1 hit.
