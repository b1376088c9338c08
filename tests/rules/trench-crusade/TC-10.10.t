# Down on one who is Down: two BLOOD.
clause TC-10.10
game trench-crusade

case "one and two are three"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 1 down
play shoot rifle n1
dice 4 4
play keep
dice 3 4
holds n1 at 12,18 blood 3 down
