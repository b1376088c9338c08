# Blessed Icon: a failed Risky roll does not end the Activation, once.
clause TC-13.63
game trench-crusade

case "a failed Dash, then a shot"
scenario bare
+ fighter s1 REG plus blessed-icon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play dash
dice 1 1
to-move south
play use blessed-icon
legal shoot rifle n1
lacks s1 at 12,12 acted exhausted

case "a second time it is used up"
scenario bare
+ fighter s1 REG plus blessed-icon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 used 1
| n1 at 12,20
play dash
dice 1 1
to-move north

case "Shaken: it saves a missed shot too"
scenario bare
+ fighter s1 REG plus blessed-icon
+ fighter n1 REG
| turn 1 acting south active s1
| side south shaken 1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 1 1
play use blessed-icon
legal move 12,11
