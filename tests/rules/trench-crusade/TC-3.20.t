# A ledge within 1".
clause TC-3.20
game trench-crusade

case "758 units from the edge there is a roll, 759 there is none"
scenario bare
+ piece 1 box 4 x 4 x 3 at 5080u,5080u turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 3000u,3000u
| n1 at 5838u,6096u^3
play shoot rifle n1
dice 4 4 4
dice 3 4
to-move south
play keep
to-move dice

case "759"
scenario bare
+ piece 1 box 4 x 4 x 3 at 5080u,5080u turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 3000u,3000u
| n1 at 5839u,6096u^3
play shoot rifle n1
dice 4 4 4
dice 3 4
tells "is Down"
