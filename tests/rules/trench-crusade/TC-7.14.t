# A Diving Charge.
clause TC-7.14
game trench-crusade

case "down on the target"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 12,15.5
play charge n1 drop
dice 3
to-move south
asks "Diving"
odds dive => 21/36 Diving Charge: succeeds
play dive
dice 4 4
offers fight club n1 => Diving Charge +1

case "straight down from the edge, though the target stands an inch further off"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 12,16.3
play charge n1 drop
dice 3
holds s1 at 12,14.504 acted charged
play dive
dice 4 4
holds s1 at 12,15.313 acted charged moved

case "too far from the landing point: the fall roll, without a question"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 12,18
play charge n1 drop
dice 3
to-move dice
dice 1 1 1
tells "reaches Regular n1"

case "a failed dive: Down with a marker first, then the Injury Roll"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 12,15.5
play charge n1 drop
dice 3
play dive
dice 1 1
to-move north
odds spend 1 => 900/1296 out of action
odds keep => 113/216 out of action
play keep
dice 3 4 1
to-move north
holds s1 at 12,14.504 blood 3 down acted exhausted charged moved
