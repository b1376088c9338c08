# A check when half the force is Down or out.
clause TC-11.1
game trench-crusade

case "three of five"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter s3 REG
+ fighter s4 REG
+ fighter s5 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted
| s3 at 9,3 acted down
| s4 at 12,3 acted down
| s5 out 15,3
| n1 at 20,30
play end
to-move dice
dice 6 6
tells "The morale of South holds"

case "a shrine adds three"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter s3 REG
+ fighter s4 REG
+ fighter s5 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted
| s3 at 9,3 acted down
| s4 at 12,3 acted down
| s5 out 15,3
| n1 at 20,30
| marker 1 shrine 20,3 of south
play end
tells "Turn 2"

case "two of four, one of them Down"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter s3 REG
+ fighter s4 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted down
| s2 out 6,3
| s3 at 9,3 acted
| s4 at 12,3 acted
| n1 at 20,30
play end
to-move dice

case "one of four is too few"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter s3 REG
+ fighter s4 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 out 6,3
| s3 at 9,3 acted
| s4 at 12,3 acted
| n1 at 20,30
play end
tells "Turn 2"

case "a shrine of the enemy adds nothing"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter s3 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 out 6,3
| s3 out 9,3
| n1 at 20,30
| marker 1 shrine 20,3 of north
play end
to-move dice
dice 1 1
to-move south
count 2
play shaken
tells "South is Shaken"
tells "Turn 2"
