# TOUGH.
clause TC-12.49
game trench-crusade

case "a Brute that is Down suffers its first nine: two BLOOD"
scenario bare
+ fighter s1 REG
+ fighter n1 REG keyword tough
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 down
play shoot rifle n1
dice 4 4
dice 6 6
holds n1 at 12,18 blood 2 down toughened
