# Shooting without ASSAULT, and charging or fighting.
clause TC-4.10
game trench-crusade

case "a rifle, then no charge"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play shoot rifle n1
dice 1 1
illegal TC-4.10 charge n1

case "a semi-automatic rifle, then a charge"
scenario bare
+ fighter s1 SKI
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play shoot rifle n1
dice 1 1
legal charge n1

case "a Retreat does not forbid a shot"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 10,11.5
play retreat
play skip
play move 10,7
legal shoot rifle n1

case "a Fight, then a shot with ASSAULT"
scenario bare
+ fighter s1 REG only semi-automatic-rifle trench-club
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.4
| n2 at 12,20
play fight club n1
dice 4 4
dice 6 6
tells "out of action"
legal shoot semi n2
