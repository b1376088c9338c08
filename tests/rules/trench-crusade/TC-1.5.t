# Pools by counting; unit test tc_pool enumerates every throw.
clause TC-1.5
game trench-crusade

case "three dice, the best two: 16 of 216 are twelve"
scenario bare
+ fighter s1 REG ranged 1
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
odds shoot rifle n1 => 42/216 No effect
