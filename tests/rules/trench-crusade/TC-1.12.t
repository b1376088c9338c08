# Quantities are rounded up, distances keep their fractions.
clause TC-1.12
game trench-crusade

case "half of five models is three"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter s3 REG
+ fighter s4 REG
+ fighter s5 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3
| s2 at 6,3
| s3 at 9,3
| s4 at 12,3 down acted
| s5 out 15,3
| n1 at 20,30
| s1 at 3,3 acted
| s2 at 6,3 acted
| s3 at 9,3 acted
play end
tells "Turn 2 of 4 begins"

case "half of nine inches is four and a half"
scenario bare
+ fighter s1 REG move 9
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,12 down
| n1 at 20,30
play activate s1
legal move 12,16.5
illegal TC-5.2 move 12,16.502
