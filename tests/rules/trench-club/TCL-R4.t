# Either missing makes an attack lapse.
clause TCL-R4
game trench-club

case "the target is gone"
| unit GER-TNK 0703
| unit GER-CAR 0804
| unit FRA-HOW 0704 damage 5
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
play attack GER-TNK FRA-HOW
play attack GER-CAR FRA-HOW
play fight
dice 1 1 12 12 12 12 12 12 12 12 12 12 12 12
tells An attack lapses
