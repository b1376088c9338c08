# Automatic Rifle: both attacks at the same target.
clause TC-13.13
game trench-crusade

case "the second names the first's enemy"
scenario bare
+ fighter s1 REG only automatic-rifle
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 14,18
play shoot rifle n1
dice 1 1
illegal TC-13.13 again n2
legal again n1

case "the same enemy after a shot that went at a friend"
scenario bare
+ fighter s1 REG only automatic-rifle
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,18
| n1 at 12,18
| n2 at 10,18
play shoot rifle n1
dice 1
dice 1 1
legal again n1
illegal TC-13.13 again n2

case "24 inches are still in range"
scenario bare
+ fighter s1 REG only automatic-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,12946u
legal shoot automatic-rifle n1

case "a unit more than 24 inches is out of range"
scenario bare
+ fighter s1 REG only automatic-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,12947u
illegal TC-8.3 shoot automatic-rifle n1

case "ASSAULT: a shot, then a Charge"
scenario bare
+ fighter s1 REG only automatic-rifle trench-club
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play shoot automatic-rifle n1
dice 1 1
play stop
legal charge n1
