# COVER.
clause TC-12.16
game trench-crusade

case "a Shovel bearer on its spot"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus shovel
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Cover -1

case "after it has moved"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus shovel
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 moved
odds shoot rifle n1 => 15/36 No effect
