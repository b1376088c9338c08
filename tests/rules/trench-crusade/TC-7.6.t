# A jump: half the Movement at most, a Risky roll.
clause TC-7.6
game trench-crusade

case "three inches of six"
scenario bare
+ piece 1 box 4 x 3 x 3 at 10,10 turn 0 stand
+ piece 2 box 4 x 3 x 3 at 10,16 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 30,30
odds move jump 12,16^3 => 21/36 jump: succeeds
play move jump 12,16^3
dice 4 4
holds s1 at 12,16^3 acted moved

case "wider than half"
scenario bare
+ piece 1 box 4 x 3 x 3 at 10,10 turn 0 stand
+ piece 2 box 4 x 3 x 3 at 10,16.002 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 30,30
illegal TC-7.6 move jump 12,16.002^3

case "an evade is short, its Movement is not"
scenario bare
+ piece 1 box 4 x 4 x 4 at 10,10 turn 0 stand climb
+ piece 2 box 4 x 4 x 4 at 10,16.5 turn 0 stand climb
+ fighter s1 REG
+ fighter n1 SKI
| turn 1 acting south active s1
| s1 at 12,10.5^4
| n1 at 12,13.5^4
play charge n1
play evade
dice 6
legal move jump 12,17^4

case "a charge: half of its Movement with the bonus"
scenario bare
+ piece 1 box 4 x 4 x 4 at 10,10 turn 0 stand
+ piece 2 box 4 x 4 x 4 at 10,18 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13.5^4
| n1 at 12,20^4
play charge n1 jump
dice 1
to-move south
tells "does not reach"
holds s1 at 13,14^4 acted charged moved
undo
play charge n1 jump
dice 2
dice 4 4
tells "reaches"

case "a charge that cannot leap so far goes round"
scenario bare
+ piece 1 trench-d8 at 8,12
+ fighter s1 REG move 4
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 14,11.4
| n1 at 14,16
play charge n1 jump
dice 1
to-move south
holds s1 at 16.004,14.904 acted charged moved
undo
play charge n1 jump
dice 2
dice 4 4
tells "jump: succeeds"
