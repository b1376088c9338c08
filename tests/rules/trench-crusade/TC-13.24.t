# Semi-Automatic Rifle: shoot, then charge.
clause TC-13.24
game trench-crusade

case "ASSAULT"
scenario bare
+ fighter s1 SKI
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play shoot rifle n1
dice 1 1
legal charge n1

case "24 inches are still in range"
scenario bare
+ fighter s1 REG only semi-automatic-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,12946u
legal shoot semi-automatic-rifle n1

case "a unit more than 24 inches is out of range"
scenario bare
+ fighter s1 REG only semi-automatic-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,12947u
illegal TC-8.3 shoot semi-automatic-rifle n1
