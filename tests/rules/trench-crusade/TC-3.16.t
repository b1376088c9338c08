# What lies between.
clause TC-3.16
game trench-crusade

case "a Silenced Pistol over a barricade one touches"
scenario bare
+ piece 1 barricade4 at 10,12.5
+ fighter s1 REG only silenced-pistol
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
| n2 at 12,8
offers shoot silenced n1 => Silenced Pistol +1
odds shoot silenced n2 => 15/36 No effect
