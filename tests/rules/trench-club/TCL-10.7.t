# Building, once a turn, instead of attacking.
clause TCL-10.7
game trench-club

case "a road over the river, then no attack"
| unit GER-ENG 1008
| unit GER-TNK 0907
| unit FRA-INF 1007
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-10.7 build GER-ENG road 1007 1006

case "two river hexes become bridges"
| unit GER-ENG 1008
| unit GER-TNK 1108
| unit FRA-INF 1109
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play build GER-ENG road 1007 1006
tells builds a road on 1006 and 1007
holds road 1006
holds road 1007
legal move GER-TNK 1006
illegal TCL-10.7 build GER-ENG road 0907 0908
legal move GER-ENG 1007
play done
illegal TCL-6.4 attack GER-ENG FRA-INF

case "not on forts, not far away, trenches only in the expert game"
| unit GER-ENG 0910
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-10.7 build GER-ENG road 0810 0909
illegal TCL-10.7 build GER-ENG road 0509 0510
illegal TCL-10.7 build GER-ENG trench 0911 0912
illegal TCL-10.7 build GER-ENG road 0911 0710

case "a road clears the forest"
| unit GER-ENG 0604
| unit GER-HMT 0704
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-2.3 move GER-HMT 0605
play build GER-ENG road 0605 0505
legal move GER-HMT 0605

case "trenches in the expert game"
option trenches yes
| unit GER-ENG 0801
| unit GER-CAR 0901
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play build GER-ENG trench 0802 0803
holds trench 0802
illegal TCL-11.1 move GER-CAR 0802

case "a built bridge takes no mine, and a Gunboat passes it as before"
| unit GER-ENG 1008
| unit GER-MIN 1107
| unit FRA-GUN 1106
| frame move 0 0 0 0 0 0
play build GER-ENG road 1007 1006
illegal TCL-10.8 mine GER-MIN 1007
legal mine GER-MIN 1108
play done
play fight
to-move fra
legal move FRA-GUN 1006
