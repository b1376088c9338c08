# Jumping down costs nothing; 3" is a Fall.
clause TC-7.9
game trench-crusade

case "a drop of two inches: no roll"
scenario bare
+ piece 1 box 4 x 4 x 2 at 10,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^2
| n1 at 30,30
play move 12,16
to-move south

case "three inches: an Injury Roll with a die more"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 30,30
odds move 12,16 => 113/216 out of action

case "a roll on the way, then on"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13.4^3
| n1 at 30,30
play move 12,14.6 12,16
dice 1 1 1
holds s1 at 12,16 blood 1 acted moved

case "2.9 inches: no roll"
scenario bare
+ piece 1 box 4 x 4 x 2.9 at 10,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13.4^2.9
| n1 at 30,30
play move 12,14.6 12,16
holds s1 at 12,16 acted moved
