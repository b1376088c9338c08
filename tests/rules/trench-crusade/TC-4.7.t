# Any order, each ACTION once.
clause TC-4.7
game trench-crusade

case "shoot, move, dash; but not two shots"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,33
play shoot rifle n1
dice 1 1 1
illegal TC-4.7 shoot rifle n1
play move 12,14
play dash
dice 6 6
play stop
illegal TC-4.7 dash
illegal TC-4.7 shoot rifle n1
