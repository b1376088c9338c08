# Forced moves. Some ammunition pushes whom it hits straight away from the shooter; lines `kit` and
# `at` make it known here.
clause TC-5.21
game trench-crusade

case "a survivor is pushed three inches, straight away; one who is Down or was missed is not"
scenario bare
+ kit heavy-bore TC-5.21 "Heavy Bore Ammunition" ammunition
+ at hurt-by push 3
+ fighter s1 REG plus heavy-bore
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 1 1
tells "is pushed to 12,21"
holds n1 at 12,21 blood 1 moved
undo
play shoot rifle n1
dice 4 4
dice 3 4
silent "is pushed"
holds n1 at 12,18 blood 1 down
undo
play shoot rifle n1
dice 1 1
silent "is pushed"
holds n1 at 12,18

case "only the weapon that is loaded with it pushes"
scenario bare
+ kit heavy-bore TC-5.21 "Heavy Bore Ammunition" ammunition
+ at hurt-by push 3
+ fighter s1 REG only pistol silenced-pistol heavy-bore
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot silenced n1
dice 4 4
dice 1 1
silent "is pushed"
holds n1 at 12,16 blood 1

case "a wall two inches high three inches behind it: moved three of five"
scenario bare
+ piece 1 box 6 x 0.25 x 2 at 9,10866u turn 0
+ kit heavy-bore TC-5.21 "Heavy Bore Ammunition" ammunition
+ at hurt-by push 5
+ fighter s1 REG plus heavy-bore
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,9092u
play shoot rifle n1
dice 4 4
dice 1 1
holds n1 at 12,20.898 blood 1 moved

case "another base stops it"
scenario bare
+ kit heavy-bore TC-5.21 "Heavy Bore Ammunition" ammunition
+ at hurt-by push 5
+ fighter s1 REG plus heavy-bore
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 12,22
play shoot rifle n1
dice 4 4
dice 1 1
holds n1 at 12,21.016 blood 1 moved

case "and the edge of the table"
scenario bare
+ kit heavy-bore TC-5.21 "Heavy Bore Ammunition" ammunition
+ at hurt-by push 5
+ fighter s1 REG plus heavy-bore
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,24
| n1 at 12,34
play shoot rifle n1
dice 4 4
dice 1 1
holds n1 at 12,35.508 blood 1 moved

case "over the edge of a roof four inches high after an inch: it falls"
scenario bare
+ piece 1 box 6 x 6 x 4 at 9,12 turn 0 stand climb
+ kit heavy-bore TC-5.21 "Heavy Bore Ammunition" ammunition
+ at hurt-by push 5
+ fighter s1 REG plus heavy-bore
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^4
| n1 at 12,17^4
play shoot rifle n1
dice 4 4
dice 1 1
tells "comes down 4.0 inches"
play keep
dice 2 2 3
tells "is pushed to 12.1,18.5"
holds n1 at 12.098,18.492 blood 2 moved

case "a Grand Cannon: a D6 says how far"
scenario bare
+ fighter s1 REG only sultanate-grand-cannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot cannon n1
dice 4 4
dice 1 1 1 1
dice 4
holds n1 at 12,22 blood 1 moved

case "one who cannot be forced stays"
scenario bare
+ kit roots TC-5.21 "Deep Roots" ability
+ at forced-move forbid
+ fighter s1 REG only sultanate-grand-cannon
+ fighter n1 REG plus roots
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot cannon n1
dice 4 4
dice 1 1 1 1
to-move south
holds n1 at 12,18 blood 1

case "into a minefield: the roll where it enters; a failure hurts, and does not cost its Activation"
scenario bare
+ piece 1 minefield at 10,20
+ kit heavy-bore TC-5.21 "Heavy Bore Ammunition" ammunition
+ at hurt-by push 3
+ fighter s1 REG plus heavy-bore
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 1 1
play keep
dice 4 4
holds n1 at 12,21 blood 1 moved
undo
play keep
dice 1 1
play keep
dice 1 1
holds n1 at 12,20 blood 2 moved

case "no attacks at it, though it is pushed past an enemy of its own"
scenario bare
+ kit heavy-bore TC-5.21 "Heavy Bore Ammunition" ammunition
+ at hurt-by push 3
+ fighter s1 REG plus heavy-bore
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,19.5
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 1 1
to-move south
holds n1 at 12,21 blood 1 moved
