# Each enemy within 1" may attack first.
clause TC-5.19
game trench-crusade

case "two attacks; the second also when the first took it Down"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 10,11.5
| n2 at 10,8.5
play retreat
to-move north
count 3
play reply n1 club
dice 4 4
dice 3 4
tells "is Down"
to-move north
count 2
offers reply n2 club => Target Down +1 injury
play reply n2 club
dice 1 1
to-move north
asks "activate"

case "without a Melee Weapon there is no attack"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only bolt-action-rifle
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 10,11.5
play retreat
to-move south
asks "move"

case "a PISTOL with either Characteristic"
scenario bare
+ fighter s1 REG
+ fighter n1 REG ranged 1 melee -1 only pistol
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 10,11.5
play retreat
to-move north
legal reply n1 pistol ranged
legal reply n1 pistol
count 3

case "two weapons, one attack"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only sword trench-club
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 10,11.5
play retreat
count 3
play reply n1 sword
dice 1 1
to-move south

case "TOUGH, taken Down instead of out: it does not move"
scenario bare
+ fighter s1 REG keyword tough
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.4
play retreat
play reply n1 club
dice 4 4
dice 6 6
holds s1 at 12,12 blood 1 down acted toughened
to-move north

case "who is only wounded moves"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.4
play retreat
play reply n1 club
dice 4 4
dice 1 2
to-move south
legal move 12,6

case "a charger who attacks one who retreats"
scenario bare
+ fighter s1 REG keyword block
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.4 acted charged
play retreat
offers reply n1 club => BLOCK -1
