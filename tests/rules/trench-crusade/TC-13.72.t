# Martyrdom Pills.
clause TC-13.72
game trench-crusade

case "one INJURY DIE less"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus martyrdom-pills
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 pills
play shoot rifle n1
dice 4 4
dice 6 6 1
tells "is Down"
