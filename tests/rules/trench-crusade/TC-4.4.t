# Simultaneous things: fixed orders, the named target of a blast first.
clause TC-4.4
game trench-crusade

case "the named target, then the nearest"
scenario bare
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13,18
| n2 at 12,18
play shoot frag n2
dice 4 4
dice 3 4
tells "n2 is Down"
dice 1 1
tells "n1 is wounded"
