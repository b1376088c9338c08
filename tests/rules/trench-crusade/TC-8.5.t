# Shooting into melee may hit a friend.
clause TC-8.5
game trench-crusade

case "one friend beside the target"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,18
| n1 at 12,18
odds shoot rifle n1 => 1313/15552 s2 is out of action
play shoot rifle n1
dice 3
tells "to Regular s2 instead"
dice 1 1
to-move south

case "4 to 6: the enemy stays the target"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,18
| n1 at 12,18
play shoot rifle n1
dice 4
dice 6 5
tells "hits Regular n1"

case "two friends: the shooter's owner picks"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter s3 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,18
| s3 at 10.5,18
| n1 at 12,18
play shoot rifle n1
dice 1
to-move south
count 2
illegal TC-8.5 friend s1
play friend s3
dice 6 5
tells "hits Regular s3"

case "a blast that goes astray is where the friend stands"
scenario bare
+ fighter s1 REG plus frag-grenades
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,18
| n1 at 12,18
play shoot frag n1
dice 1
dice 4 4
tells "A blast of 2 inches at 13.5,18"

case "the friend cannot be seen: the attack is lost, and only this one"
scenario bare
+ piece 1 box 1 x 1 x 3 at 13.2,16 turn 0
+ fighter s1 HVY
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12.8,6
| s2 at 13.6,18
| n1 at 12,18
play shoot machine n1
dice 1
tells "is lost"
to-move south
legal again n1

case "a Flamethrower asks the die too"
scenario bare
+ fighter s1 REG only flamethrower
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.4,18
| n1 at 12,18
play shoot flame n1
dice 1
to-move dice
dice 1 1 1
holds s2 at 13.4,18 blood 2

case "a friend out of range: the attack is lost"
scenario bare
+ fighter s1 REG only blunderbuss
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,8
| s2 at 12,19.8
| n1 at 12,18.4
play shoot blunder n1
dice 3
tells "is lost"
to-move south

case "each attack of an AUTOMATIC weapon asks again"
scenario bare
+ fighter s1 REG only automatic-rifle
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,8
| s2 at 12,19.4
| n1 at 12,18
play shoot automatic n1
dice 6
dice 1 1
play again n1
dice 1
dice 1 1
to-move south

case "a unit more than an inch from the friend: no die"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| s2 at 6089u,8128u
| n1 at 5080u,8128u
play shoot rifle n1
dice 1 1
tells "misses"
