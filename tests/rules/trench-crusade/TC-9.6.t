# The first weapon makes all its attacks first.
clause TC-9.6
game trench-crusade

case "no changing in between"
scenario bare
+ fighter s1 REG only trench-club sword
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight club n1
dice 1 1
illegal TC-9.5 fight club n1
legal fight sword n1
legal stop
