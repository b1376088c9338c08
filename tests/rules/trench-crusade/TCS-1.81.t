# Bloodletting: the sixth BLOOD by an attack.
clause TCS-1.81
game trench-crusade

case "five and one"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 3,7
| n1 at 3,13 blood 5
play shoot rifle n1
dice 4 4
play keep
dice 1 3
tells "Glorious Deed: Bloodletting"

case "from four to six"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 5,3
| n1 at 5,7.4 blood 4 down
| n2 at 30,33
play shoot rifle n1
dice 4 4
play keep
dice 3 4
tells "Bloodletting"

case "five, of which one was spent"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 5,3
| n1 at 5,7.4 blood 5
| n2 at 30,33
play shoot rifle n1
dice 4 4
play spend 1
dice 1 1 1
silent "Bloodletting"

case "a friend does not count"
scenario 1-claim-no-mans-land
+ fighter s1 REG plus frag-grenades
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5,3
| s2 at 7,7.4 blood 5
| n1 at 30,33
play shoot frag at 6,7
dice 4 4
play keep
dice 1 1
silent "Bloodletting"
