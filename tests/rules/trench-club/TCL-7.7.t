# Every die at or below the attack value hits.
clause TCL-7.7
game trench-club

case "twelve dice at four: none or one hit, exactly five hits"
| unit GER-CAR 0703
| unit FRA-HOW 0704
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
odds attack GER-CAR FRA-HOW => 28672/531441 No effect
odds attack GER-CAR FRA-HOW => 11264/59049 French Howitzer takes 3 damage
odds attack GER-CAR FRA-HOW => 0 German

case "a face of four is a hit, a five is not"
| unit GER-CAR 0703
| unit FRA-HOW 0704
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-HOW
play fight
dice 4 4 4 5 5 5 5 5 5 5 5 12
tells lands 3 hits
tells French Howitzer takes 2 damage
