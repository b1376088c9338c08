# SHRAPNEL.
clause TC-12.44
game trench-crusade

case "a Blunderbuss and a four: two BLOOD"
scenario bare
+ fighter s1 REG only blunderbuss
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot blunderbuss n1
dice 4 4
dice 1 3
holds n1 at 12,16 blood 2
