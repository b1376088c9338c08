# Everybody in the trench answers in close combat.
clause TCL-11.6
game trench-club

case "both soldiers throw, their damage is added"
option trenches yes
| unit GER-CAR 0407
| unit FRA-INF 0507
| unit FRA-HVY 0608 damage 2
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play fight
asks German Armored Car throws 12 dice
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks French Infantry throws 12 dice, each hits on 2
dice 1 1 12 12 12 12 12 12 12 12 12 12
asks French Heavy Infantry throws 10 dice, each hits on 3
dice 1 1 1 1 12 12 12 12 12 12
tells German Armored Car takes 3 damage
holds unit FRA-INF 0507 exp 1
holds unit FRA-HVY 0608 damage 2 exp 1

case "the chance that the car is hurt"
option trenches yes
| unit GER-CAR 0407
| unit FRA-INF 0507
| unit FRA-HVY 0608 damage 2
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
odds attack GER-CAR FRA-INF => 105173101367/115964116992 German Armored Car

case "who destroys the attacker learns two points"
option trenches yes
| unit GER-CAR 0407 damage 5
| unit GER-TRK 0000
| unit FRA-INF 0507
| unit FRA-HVY 0608
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play fight
dice 12 12 12 12 12
dice 1 1 12 12 12 12 12 12 12 12 12 12
dice 12 12 12 12 12 12 12 12 12 12 12 12
tells German Armored Car is destroyed
holds unit FRA-INF 0507 exp 2
holds unit FRA-HVY 0608

case "the offer names everybody who would answer"
option trenches yes
| unit GER-CAR 0407
| unit GER-AIR 0306
| unit FRA-INF 0507
| unit FRA-HVY 0608 damage 2
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
offers attack GER-CAR FRA-INF => Answer 12 at 2 (TCL-11.6)
offers attack GER-CAR FRA-INF => Answer, Heavy Infantry 10 at 3 (TCL-11.6)
offers attack GER-AIR FRA-INF => Answer, Heavy Infantry 10 at 3 (TCL-11.6)
