# Only enemies may be aimed at.
clause TCL-6.5
game trench-club

case "not an ally, not an own unit"
scenario 4-players
| unit GER-BBT 0703
| unit AUH-CAR 0708
| unit GER-INF 0808
| unit FRA-CAR 0806
| unit GBR-TRK 3019
| frame declare 0 0 0 0 0 0
illegal TCL-6.5 attack GER-BBT AUH-CAR
illegal TCL-6.5 attack GER-BBT GER-INF
legal attack GER-BBT FRA-CAR
unreadable attack GER-BBT 0706
