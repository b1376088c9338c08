# The Automa's force, and its units from the bag.
clause TCL-13.1
game trench-club

case "easy: ten units"
scenario solo-automa
option level easy
shows 0 forts, 10 units
lacks unit GER-TRK off army none
lacks unit GER-CAR2 off army none

case "standard: one car more"
scenario solo-automa
shows 0 forts, 11 units
holds unit GER-CAR2 off army none
lacks unit GER-INF2 off army none

case "hard: car and Infantry more"
scenario solo-automa
option level hard
shows 0 forts, 12 units
holds unit GER-INF2 off army none

case "overkill: another Big Bertha and Mounted Infantry"
scenario solo-automa
option level overkill
holds unit GER-BBT2 off army none
holds unit GER-MTD2 off army none
lacks unit GER-CAR2 off army none

case "four tokens for the first chip: on the number, then clockwise from the top"
scenario solo-automa
| chip ger 1 2
| unit FRA-INF off army 1
| unit GER-INF off army none
| unit GER-MTD off army none
| unit GER-HVY off army none
| unit GER-CAR off army none
| unit GER-TNK off army none
| frame token -1 1 0 0 0 0
dice 5
holds unit GER-TNK 1206 army 1
dice 1
holds unit GER-INF 1205 army 1
dice 1
holds unit GER-MTD 1305 army 1
dice 2
holds unit GER-CAR 1306 army 1
to-move fra
holds unit GER-HVY off army none

case "the third takes all that are left, and skips the river"
scenario solo-automa
| chip ger 1 1
| chip ger 2 3
| chip ger 3 2
| chip fra 1 4
| chip fra 2 5
| unit FRA-INF off army 3
| unit GER-INF off army none
| unit GER-MTD off army none
| unit GER-HVY off army none
| unit GER-CAR off army none
| unit GER-TNK off army none
| unit GER-AAG off army none
| first ger
| frame token -1 4 2 0 0 0
dice 1
dice 1
dice 1
dice 1
dice 1
holds unit GER-TNK 1207 army 3
dice 1
holds unit GER-AAG 1105 army 3
to-move fra
