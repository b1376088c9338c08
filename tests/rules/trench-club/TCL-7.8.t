# Levels are taken before the fight.
clause TCL-7.8
game trench-club

case "a car with three points hits on six, Infantry with two on two"
| unit GER-CAR 0703 exp 3
| unit FRA-INF 0704 exp 2
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play fight
asks each hits on 6 or less
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks each hits on 2 or less

case "five points make a war hero"
| unit GER-CAR 0703 exp 5
| unit FRA-INF 0704 exp 4
| frame declare 0 0 0 0 0 0
play attack GER-CAR FRA-INF
play fight
asks each hits on 8 or less
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks each hits on 4 or less
