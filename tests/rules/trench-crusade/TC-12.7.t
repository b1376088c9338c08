# ASSAULT.
clause TC-12.7
game trench-crusade

case "a grenade, then a charge"
scenario bare
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot frag n1
dice 1 1
legal charge n1
