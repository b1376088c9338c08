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

case "a Bloodbath is no way round it"
scenario bare
+ fighter s1 REG
+ fighter n1 REG keyword tough
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 6
| n2 at 30,30
play shoot rifle n1
dice 4 4
play spend bath
dice 6 6 6
tells "is Down"
holds n1 at 12,18 blood 1 down toughened

case "Down already: two BLOOD"
scenario bare
+ fighter s1 REG
+ fighter n1 REG keyword tough
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 1 down
| n2 at 30,30
play shoot rifle n1
dice 4 4
play keep
dice 6 6
holds n1 at 12,18 blood 3 down toughened
