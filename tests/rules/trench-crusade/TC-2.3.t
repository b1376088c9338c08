# The roller spends BLOOD on an Injury Roll, +1 INJURY DICE each.
clause TC-2.3
game trench-crusade

case "two BLOOD against Standard Armour: 2, 5, 4, 1 is Down"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 2
play shoot rifle n1
dice 4 4
to-move south
play spend 2
dice 2 5 4 1
tells "n1 is Down"
