# The player without the Initiative declares first.
clause TC-2.6
game trench-crusade

case "BLOOD first, then BLESSING"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 1 blessing 1
| n1 at 12,30
play dash
to-move north
count 2
play spend 1
to-move south
count 2
play keep
to-move dice

case "of an Injury Roll the victim's owner declares first, if he has not the Initiative"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 1 blessing 1
play shoot rifle n1
dice 4 4
to-move north
count 2
