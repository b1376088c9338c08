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
