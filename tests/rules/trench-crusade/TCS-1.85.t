# Resist and Bite: a Down model takes an enemy out.
clause TCS-1.85
game trench-crusade

case "in a retreat"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 3,7
| s2 at 3,3
| n1 at 3,8.5 down
play retreat
play reply n1 club
dice 6 6 6
dice 6 6 6
tells "Glorious Deed: Resist and Bite"

case "an attack on a retreater by one who is Down"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5,3
| s2 at 9,3
| n1 at 5,4.4 down
play retreat
play reply n1 club
dice 4 4 4
dice 6 6
tells "Resist and Bite"
