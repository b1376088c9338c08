# The side with fewer standing models has the Initiative.
clause TC-4.2
game trench-crusade

case "two standing against three"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter s3 REG
+ fighter n1 REG
+ fighter n2 REG
+ fighter n3 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted down
| s3 at 9,3 acted
| n1 at 3,33
| n3 at 9,33 acted
| n2 at 6,33 acted
play end
tells "Turn 2 of 4 begins: 2 standing against 3"
tells "South has the Initiative"

case "equal: a roll-off, and a tie again"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 3,3
| n1 at 3,33 acted
play end
to-move dice
dice 3 3
to-move dice
dice 2 5
tells "North has the Initiative"
to-move north
play first
to-move north
