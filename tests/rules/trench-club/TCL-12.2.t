# The ten cards at twelve dice and attack 4: 1, 2, 3, 3, 4, 4, 5, 5, 6, 7 hits.
clause TCL-12.2
game trench-club

case "each card is as likely"
option cards1 yes
| unit GER-CAR 0703
| unit FRA-HOW 0704
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
odds attack GER-CAR FRA-HOW => 1/10 No effect
odds attack GER-CAR FRA-HOW => 1/10 takes 1 damage
odds attack GER-CAR FRA-HOW => 4/10 takes 2 damage
odds attack GER-CAR FRA-HOW => 2/10 takes 3 damage
odds attack GER-CAR FRA-HOW => 2/10 takes 4 damage
