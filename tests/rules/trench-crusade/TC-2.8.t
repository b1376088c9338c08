# Six BLOOD, three of one who is Down, buy a Bloodbath.
clause TC-2.8
game trench-crusade

case "Down with five: nine ways"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 5 down
play shoot rifle n1
dice 4 4
to-move south
count 9
legal spend bath 2
illegal TC-2.2 spend bath 3
odds spend bath => 160/216 out of action

case "two markers of one who is Down are too few"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 10,14 blood 1 infection 1 down
play shoot rifle n1
dice 4 4
count 4
illegal TC-2.8 spend bath
