# Two players share one force.
clause TCL-14.1
game trench-club

case "types are taken in turn, each for the own chip or the third"
scenario coop-automa
to-move fra
legal take INF 1
legal take INF 3
illegal TCL-14.1 take INF 2
play take INF 1
to-move gbr
illegal TCL-14.1 take INF 2
illegal TCL-14.1 take MTD 1
legal take MTD 2
legal take FGN 3
illegal TCL-14.1 take HOW 3
play take FGN 3
illegal TCL-14.1 take HOW 1
play take MTD 3
play take TNK 2
play take HVY 1
play take CAR 2
play take AAG 1
play take AIR 2
play take HMT 3
play take TRK 2
play take FT1 1
shows 0 forts, 6 units
shows 0 forts, 5 units
to-move dice

case "the third chip is placed by both"
scenario coop-automa
| chip fra 3 7
| unit FRA-INF off army 3
| unit GBR-CAR off army 3
| unit GER-INF off army none
| frame place 0 0 2 0 0 0
legal place FRA-INF 2302
illegal TCL-1.7 place GBR-CAR 2302
play place FRA-INF 2302
to-move gbr
legal place GBR-CAR 2301
