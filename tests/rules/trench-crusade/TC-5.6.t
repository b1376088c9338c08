# No point within 1" of an enemy.
clause TC-5.6
game trench-crusade

case "1008 units pass too near, 1009 do not"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 4500u,7008u
| n1 at 6000u,6000u
illegal TC-5.6 move 7400u,7008u
because "within 1 inch of n1"

case "and 1009"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 4500u,7009u
| n1 at 6000u,6000u
legal move 7400u,7009u

case "a climb does not end beside an enemy"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,14 turn 0 stand climb
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13.4
| n1 at 13.4,14.6^3
illegal TC-5.6 move climb 12,14^3
because "within 1 inch of n1"

case "nor goes up past one on a floor"
scenario bare
+ piece 1 box 4 x 4 x 4 at 10,14 turn 0 stand climb
+ piece 2 box 2 x 2 x 2 at 14,12 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12.8,13.4
| n1 at 14.5,13^2
illegal TC-5.6 move climb 12.8,14^4

case "nor does a ladder"
scenario bare
+ piece 1 ruin-a at 8,10
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12.75,14.5
| n1 at 10.8,15.5^3
illegal TC-5.6 move link 11.25,14.5^3

case "a drop that ends its leg beside an enemy"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 12,15.9
illegal TC-5.6 move 12,14.504

case "a jump to a lower roof beside an enemy"
scenario bare
+ piece 1 box 4 x 4 x 4 at 10,10 turn 0 stand
+ piece 2 box 4 x 4 x 2 at 10,16 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13.6^4
| n1 at 13.2,16.4^2
illegal TC-5.6 move jump 12,16.2^2

case "a leg that ends on the border of a trench, beside one in it"
scenario bare
+ piece 1 trench-s8 at 8,12
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,10
| n1 at 12,13.4^-2
illegal TC-5.6 move 12,12^-2
