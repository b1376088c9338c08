# Tanks and air units on trench hexes are ordinary units there.
clause TCL-11.10
game trench-club

case "the Tank may be named: its own row, its own answer"
option trenches yes
| unit GER-CAR 0407
| unit FRA-TNK 0507
| unit FRA-INF 0608
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-TNK
play fight
dice 1 1 1 12 12 12 12 12 12 12 12 12
asks French Tank throws
dice 12 12 12 12 12 12 12 12 12 12 12 12
tells French Tank takes 1 damage
to-move fra

case "or the Infantry: only it answers"
option trenches yes
| unit GER-CAR 0407
| unit FRA-TNK 0507
| unit FRA-INF 0608
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play fight
dice 1 1 1 12 12 12 12 12 12 12 12 12
asks French Infantry throws
dice 12 12 12 12 12 12 12 12 12 12 12 12
tells French Infantry is unharmed
to-move fra

case "a shell onto an empty trench hex hits nothing"
option trenches yes
| unit GER-BBT 0702
| unit FRA-CAR 0408
| unit FRA-INF 0608
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
play attack GER-BBT FRA-CAR
play fight
dice 5
tells strikes 0307
tells hits nothing

case "a tank that crosses a trench fights its soldiers side by side"
option trenches yes
| unit GER-INF 0608
| unit GER-HVY 0307
| unit FRA-TNK 0507
| unit FRA-TRK 0019
| turn fra
| frame declare 1 0 0 0 0 0
legal attack FRA-TNK GER-INF
play attack FRA-TNK GER-INF
play fight
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks German Heavy Infantry throws 12 dice
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks German Infantry throws 12 dice

case "and they fight it"
option trenches yes
| unit GER-INF 0608
| unit FRA-TNK 0507
| unit FRA-AIR 0408
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
legal attack GER-INF FRA-TNK

case "it helps to surround them"
option trenches yes
| unit GER-INF 0608
| unit FRA-TNK 0507
| unit FRA-CAR 0707
| unit FRA-TRK 0019
| turn fra
| frame declare 1 0 0 0 0 0
play attack FRA-CAR GER-INF
play fight
asks throws 14 dice
