# The owner spends BLESSING on a Success Roll or on an Injury Roll.
clause TC-2.5
game trench-crusade

case "two BLESSING against a critical hit: k = -1"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blessing 2
play shoot rifle n1
dice 6 6
to-move north
odds spend 2 => 23/216 out of action
odds keep => 113/216 out of action
