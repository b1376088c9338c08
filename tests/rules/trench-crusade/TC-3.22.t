# Distances to pieces, from the base.
clause TC-3.22
game trench-crusade

case "a face 758 units from the centre of a 25 mm base is within 1 inch: it can be climbed"
scenario bare
+ piece 1 box 6 x 3 x 3 at 9,6854u turn 0 climb stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
legal move climb 12,13.492^3

case "a unit further it is not"
scenario bare
+ piece 1 box 6 x 3 x 3 at 9,6855u turn 0 climb stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
illegal TC-7.3 move climb 12,13.494^3
because "nothing to climb within 1 inch"

case "friends within reach include the model itself"
scenario bare
+ fighter s1 REG plus musical-instrument
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
offers dash => Musical Instrument +1 (TC-13.75)
