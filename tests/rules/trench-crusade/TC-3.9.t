# Standing: half the base on the surface.
clause TC-3.9
game trench-crusade

case "a quarter inch is too narrow, half an inch is enough"
scenario bare
+ piece 1 box 6 x 0.25 x 2 at 9,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,10.125^2
| n1 at 30,30
impossible "cannot stand"

case "half an inch"
scenario bare
+ piece 1 box 6 x 0.5 x 2 at 9,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,10.25^2
| n1 at 30,30
legal end

case "nothing to stand on: the height is not the fault"
scenario bare
+ table 36 36 open
+ piece 1 wall-low6 at 9,3
+ fighter s1 REG
+ fighter n1 REG
| turn 0
| frame phase nobody step 3
| frame deploy south a 1 step 2
illegal TC-3.9 deploy s1 9,3
