# Points are not randomised.
clause TC-8.6
game trench-crusade

case "a grenade beside a friend: no die"
scenario bare
+ fighter s1 REG plus frag-grenades
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,18
| n1 at 12,18
play shoot frag at 14.2,18
dice 1 1
to-move south
