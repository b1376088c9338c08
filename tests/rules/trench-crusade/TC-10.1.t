# 2 dice and INJURY DICE, plus modifiers.
clause TC-10.1
game trench-crusade

case "a critical hit on Standard Armour with 2, 4, 5 is Down"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 6 6
dice 2 4 5
tells "n1 is Down"
