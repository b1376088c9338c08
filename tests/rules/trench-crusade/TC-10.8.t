# Result, then FIRE, GAS, SHRAPNEL.
clause TC-10.8
game trench-crusade

case "a Blunderbuss with a three: two BLOOD"
scenario bare
+ fighter s1 REG only blunderbuss
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot blunderbuss n1
dice 4 4
dice 1 3
holds n1 at 12,16 blood 2

case "no effect: still one"
scenario bare
+ fighter s1 REG only blunderbuss
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot blunderbuss n1
dice 4 4
dice 1 1
holds n1 at 12,16 blood 1

case "markers of the weapon come before the ledge roll"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,14 turn 0 stand
+ fighter s1 REG only blunderbuss
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,9
| n1 at 12,15^3
play shoot blunder n1
dice 4 4 4 4
dice 3 4
to-move south
count 3
