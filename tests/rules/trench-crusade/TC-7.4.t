# A failed climb leaves the model where it stood.
clause TC-7.4
game trench-crusade

case "at the foot of a wall"
scenario bare
+ piece 1 box 4 x 4 x 4 at 10,14 turn 0 stand climb
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13
| n1 at 30,30
odds move climb 12,14^4 => 15/36 climb: fails
play move climb 12,14^4
dice 1 1
holds s1 at 12,13 acted exhausted
to-move north
