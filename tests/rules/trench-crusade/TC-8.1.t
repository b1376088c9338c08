# Shooting needs a weapon, and no enemy within 1".
clause TC-8.1
game trench-crusade

case "a Down enemy close by"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.8 down
| n2 at 12,20
illegal TC-8.1 shoot rifle n2
count 0 shoot
