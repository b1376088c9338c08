# Grenades are thrown like shots.
clause TC-8.11
game trench-crusade

case "seven inches with IGNORE LONG RANGE"
scenario bare
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,19.9
odds shoot frag n1 => 15/36 No effect
