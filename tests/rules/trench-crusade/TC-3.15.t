# Seen whole means no Cover, and Cover is of one attacker.
clause TC-3.15
game trench-crusade

case "from 6 inches up at 1 inch: full"
scenario bare
+ piece 1 box 0.25 x 6 x 1 at 11790u,9 turn 0
+ piece 2 box 2 x 3 x 6 at 10168u,10.5 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 11184u,12^6
| n1 at 12192u,12
sight s1 n1 => full

case "from 3 inches up: partial"
scenario bare
+ piece 1 box 0.25 x 6 x 1 at 11790u,9 turn 0
+ piece 2 box 2 x 3 x 3 at 10168u,10.5 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 11184u,12^3
| n1 at 12192u,12
sight s1 n1 => partial, 24 of 27
sight s1 n1 => Cover yes
