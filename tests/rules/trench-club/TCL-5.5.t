# Units in a fort are not in play.
clause TCL-5.5
game trench-club

case "no attack, no contact, no help, nothing hits them"
| fort A4 ger
| unit GER-INF A4
| unit GER-CAR 0508
| unit FRA-CAR 0408
| unit FRA-BBT 0019
| frame declare 0 0 0 0 0 0
illegal TCL-6.4 attack GER-INF FRA-CAR
play attack GER-CAR FRA-CAR
play fight
asks German Armored Car throws 12 dice

case "Big Bertha scattering onto a fort hits nothing"
| fort A4 fra
| unit GER-BBT 0503
| unit FRA-INF A4
| unit FRA-CAR 0608
| frame declare 0 0 0 0 0 0
play attack GER-BBT FRA-CAR
play fight
dice 4
tells strikes 0609
tells hits nothing
