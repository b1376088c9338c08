# Distances to pieces.
clause TC-3.22
game trench-crusade

case "a wall 758 units away is within 1 inch"
scenario bare
+ piece 1 box 6 x 0.25 x 3 at 9,6854u turn 0 climb stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
legal end
