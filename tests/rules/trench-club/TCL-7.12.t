# The book's example: a damaged veteran car with a Fighter beside the Infantry in the forest.
clause TCL-7.12
game trench-club

case "ten dice at six against eleven at two"
| unit GER-CAR 0604 damage 3 exp 3
| unit GER-AIR 0505
| unit GER-HMT 0805
| unit FRA-INF 0605 damage 1 exp 2
| frame declare 0 0 0 0 0 0
odds attack GER-CAR FRA-INF => 231/512 French Infantry takes 2 damage
play attack GER-CAR FRA-INF
play attack GER-AIR FRA-INF
play fight
asks German Armored Car throws 10 dice, each hits on 6 or less
dice 6 5 4 3 2 7 8 9 10 11
tells German Armored Car lands 5 hits
asks French Infantry throws 11 dice, each hits on 2 or less
dice 2 1 3 4 5 6 7 8 9 10 11
tells French Infantry lands 2 hits
holds unit FRA-INF 0605 damage 3 exp 3 attacked
holds unit GER-CAR 0604 damage 4 exp 4 declared
asks German Fighter Aircraft throws 14 dice
