# A Gunboat appears on the water.
clause TCL-8.7
game trench-club

case "half A has twenty places"
| coins ger 8
| fort A1 ger
| fort A2 fra
| fort A3 fra
| unit GER-INF 0703
| unit FRA-TRK 0019
| unit FRA-INF 0018
| frame money 0 0 0 0 0 0
play special GUN
count 20 put
legal put 1006
legal put 1005
illegal TCL-8.7 put A1
play put 0906
holds unit GER-GUN 0906

case "other units choose among the own forts"
| coins ger 8
| fort A1 ger
| fort A4 ger
| fort A2 fra
| fort A3 fra
| fort A5 fra
| unit GER-INF 0703
| unit FRA-TRK 0019
| unit FRA-INF 0018
| frame money 0 0 0 0 0 0
play special RLG
count 2 put
illegal TCL-8.7 put A2
play put A4
holds unit GER-RLG A4
