# Unlimited range has no minimum.
clause TCL-R32
game trench-club

case "the hex beside it"
| unit GER-RLG 0703
| unit FRA-TRK 0704
| frame declare 0 0 0 0 0 0
legal attack GER-RLG FRA-TRK
