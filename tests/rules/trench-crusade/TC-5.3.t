# The base needs room.
clause TC-5.3
game trench-crusade

case "a doorway of two inches"
scenario bare
+ piece 1 box 10 x 0.5 x 3 at 0,15 turn 0
+ piece 2 box 10 x 0.5 x 3 at 12,15 turn 0
+ fighter s1 REG base 50
+ fighter s2 REG base 60
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 11,13
| s2 at 20,10
| n1 at 30,30
legal move 11,18

case "too narrow for 60 mm"
scenario bare
+ piece 1 box 10 x 0.5 x 3 at 0,15 turn 0
+ piece 2 box 10 x 0.5 x 3 at 12,15 turn 0
+ fighter s1 REG base 60
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 11,13
| n1 at 30,30
illegal TC-5.3 move 11,18
