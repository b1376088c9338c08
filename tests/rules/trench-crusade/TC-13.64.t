# Combat Helmet.
clause TC-13.64
game trench-crusade

case "no BLOOD of shrapnel"
scenario bare
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG plus combat-helmet
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot frag n1
dice 4 4
dice 1 2
holds n1 at 12,18 blood 1
