# A climb is a Risky roll at the face.
clause TC-7.3
game trench-crusade

case "two inches of walking, three of climbing, one left"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,14 turn 0 stand climb
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,5338u
| n1 at 30,30
offers move 12,6354u climb 12,14^3 on => a climb: 58.3 %
play move 12,6354u climb 12,14^3 on
dice 1 6
to-move south
asks "where does it move"
legal move 12,15^3
illegal TC-5.2 move 12,15.002^3

case "a Charge may climb onto a roof"
scenario bare
+ piece 1 box 6 x 6 x 3 at 9,14 turn 0 stand climb
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,10
| n1 at 12,15.5^3
illegal TC-5.14 charge n1
legal charge n1 climb
play charge n1 climb
dice 6
dice 4 4
tells "reaches"
