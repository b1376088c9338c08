# Never more than six BLOOD MARKERS.
clause TC-2.1
game trench-crusade

case "five, Down and SHRAPNEL make six"
scenario bare
+ fighter s1 REG only blunderbuss
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16 blood 5
play shoot blunderbuss n1
dice 4 4
play keep
dice 4 4
holds n1 at 12,16 blood 6 down

case "two for Down while Down and one for SHRAPNEL: six is the most"
scenario bare
+ fighter s1 REG only blunderbuss
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16 blood 5 down
| n2 at 30,30
play shoot blunder n1
dice 4 4
play keep
dice 3 4
holds n1 at 12,16 blood 6 down
