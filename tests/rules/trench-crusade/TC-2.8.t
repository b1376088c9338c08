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

case "standing with six: eight ways"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 6
play shoot rifle n1
dice 4 4
count 8

case "Down with six: eleven"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 6 down
play shoot rifle n1
dice 4 4
count 11

case "a Down result on one who is Down: two markers beside those that are left"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 5 down
play shoot rifle n1
dice 4 4
play spend bath 1
dice 2 2 3 1
holds n1 at 12,18 blood 3 down

case "also for an own grenade"
scenario bare
+ fighter s1 REG plus gas-grenades
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,19 blood 6
| n1 at 30,30
play shoot gas at 12,17
dice 4 4
to-move north
legal spend bath
