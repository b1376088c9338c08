# IGNORE COVER, LONG RANGE.
clause TC-12.31
game trench-crusade

case "a Frag Grenade at one in Cover"
scenario bare
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG keyword cover
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,19
odds shoot frag n1 => 15/36 No effect
