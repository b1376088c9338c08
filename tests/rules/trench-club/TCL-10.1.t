# Big Bertha scatters.
clause TCL-10.1
game trench-club

case "a rookie strikes the aimed hex half of the time"
| unit GER-BBT 0703
| unit FRA-INF 0708
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
play attack GER-BBT FRA-INF
play fight
dice 2
tells strikes 0809
tells hits nothing
to-move fra

case "the odds say it"
| unit GER-BBT 0703
| unit FRA-INF 0708 damage 5
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
odds attack GER-BBT FRA-INF => 4083/8192 French Infantry is destroyed

case "a veteran three quarters"
| unit GER-BBT 0703 exp 3
| unit FRA-CAR 0708
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
odds attack GER-BBT FRA-CAR => 132854/177147 French Armored Car

case "a war hero always, without a roll"
| unit GER-BBT 0703 exp 5
| unit FRA-CAR 0708
| frame declare 0 0 0 0 0 0
play attack GER-BBT FRA-CAR
play fight
asks throws 12 dice, each hits on 10 or less

case "air units above the struck hex are safe"
| unit GER-BBT 0703
| unit FRA-CAR 0708
| unit FRA-AIR 0707
| frame declare 0 0 0 0 0 0
play attack GER-BBT FRA-CAR
play fight
dice 1
tells hits nothing
