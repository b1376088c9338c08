# Unequal ledges.
clause TC-7.7
game trench-crusade

case "an inch higher costs an inch more"
scenario bare
+ piece 1 box 4 x 3 x 3 at 10,10 turn 0 stand
+ piece 2 box 4 x 3 x 4 at 10,15 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 30,30
play move jump 12,15^4 on
dice 4 4
legal move 12,17.5^4
illegal TC-5.2 move 13.5,17.8^4

case "one inch higher: two of gap and one of height are paid"
scenario bare
+ piece 1 box 4 x 3 x 3 at 10,10 turn 0 stand
+ piece 2 box 4 x 3 x 4 at 10,15 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 30,30
play move jump 12,15^4
dice 4 4
tells "moves to 12,15^4, 3.0 inches"
