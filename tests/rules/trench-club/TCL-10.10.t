# Airship and Gunboat.
clause TCL-10.10
game trench-club

case "an Airship answers a Fighter with its weak value"
| unit GER-AIR 0703
| unit FRA-SHP 0704
| frame declare 0 0 0 0 0 0
play attack GER-AIR FRA-SHP
play fight
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks French Airship throws 12 dice, each hits on 2 or less

case "its bombs are strong"
| unit GER-SHP 0703
| unit FRA-INF 0704
| frame declare 0 0 0 0 0 0
illegal TCL-1.12 move GER-SHP 0000
play attack GER-SHP FRA-INF
play fight
asks throws 12 dice, each hits on 6 or less

case "Infantry has contact beside a Gunboat"
| unit GER-HMT 0905
| unit FRA-GUN 1006
| frame move 0 0 0 0 0 0
legal move GER-HMT 0904
legal move GER-HMT 1005
illegal TCL-3.2 move GER-HMT 1105

case "a Gunboat hits air units and answers them"
| unit GER-AIR 0905
| unit FRA-GUN 1006
| frame declare 0 0 0 0 0 0
play attack GER-AIR FRA-GUN
play fight
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks French Gunboat throws 12 dice, each hits on 5 or less
