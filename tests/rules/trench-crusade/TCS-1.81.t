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
