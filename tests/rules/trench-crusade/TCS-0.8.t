# More points win.
clause TCS-0.8
game trench-crusade

case "a draw"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 4 acting south active s1
| side south points 10
| side north points 10
| s1 at 3,3
| n1 at 3,33 acted
play end
result south 0
result north 0

case "eleven against ten"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 4 acting south active s1
| side south points 11
| side north points 10
| s1 at 3,3
| n1 at 3,33 acted
play end
result south 1000

case "the last Turn's points, then those for deeds"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter n1 REG
| turn 4 acting south active s1
| side north points 2
| deed 1 taken south by s1
| s1 at 17,17
| n1 at 30,33 acted
play end
result south 1000
tells "3 points against 2"
