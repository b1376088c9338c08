# Experience above five is counted on.
clause TCL-R13
game trench-club

case "six after five"
| unit GER-TNK 0703 exp 5
| unit FRA-HOW 0704
| frame declare 0 0 0 0 0 0
play attack GER-TNK FRA-HOW
play fight
dice 1 1 12 12 12 12 12 12 12 12 12 12
holds unit GER-TNK 0703 exp 6
