# Kit of the Iron Sultanate: each does what its line says.
clause TC-16.9
game trench-crusade

case "Wind Amulet: three inches more, once"
scenario bare
+ fighter s1 REG plus wind-amulet
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,12
| n1 at 30,30
play activate s1
play use wind-amulet
legal move 12,21
illegal TC-5.2 move 12,21.1

case "Wind Amulet: kept for later"
scenario bare
+ fighter s1 REG plus wind-amulet
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,12
| n1 at 30,30
play activate s1
play skip
illegal TC-5.2 move 12,19

case "Banner of Desert Wind: enemies within 24 inches are slower by one"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus banner-of-desert-wind
| turn 1 acting south
| s1 at 12,12
| n1 at 12,30
play activate s1
legal move 12,17
illegal TC-5.2 move 12,17.1

case "Banner of Desert Wind: not while its bearer is Down"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus banner-of-desert-wind
| turn 1 acting south
| s1 at 12,12
| n1 at 12,30 down
play activate s1
legal move 12,18

case "Takwin Anqā Bird: who strikes at its bearer takes a risk"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus takwin-anqa-bird
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight club n1
dice 1 1
to-move north

case "Takwin Anqā Bird: a Risky roll before a Retreat"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus takwin-anqa-bird
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play retreat
dice 1 1
holds s1 at 12,12 acted exhausted
to-move north

case "Takwin Anqā Bird: then the attacks and the move"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus takwin-anqa-bird
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play retreat
dice 4 4
play skip
play move 8,12

case "Elixir of Al-Khidr: TOUGH, if it was drunk"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus elixir-of-al-khidr
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 pills
| n2 at 30,30
play shoot rifle n1
dice 4 4
dice 6 6
holds n1 at 12,18 blood 1 down pills toughened

case "Elixir of Al-Khidr: nothing for the ARTIFICIAL"
scenario bare
+ fighter s1 REG
+ fighter n1 REG keyword artificial plus elixir-of-al-khidr
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 pills
| n2 at 30,30
play shoot rifle n1
dice 4 4
dice 6 6
tells "out of action"

case "Hashashin Leaf: STRONG, so that a HEAVY weapon shoots after a move"
scenario bare
+ fighter s1 REG only machine-gun hashashin-leaf
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 pills
| n1 at 12,24
play move 12,13
legal shoot machine-gun n1

case "Hashashin Leaf: not taken, not STRONG"
scenario bare
+ fighter s1 REG only machine-gun hashashin-leaf
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,24
play move 12,13
illegal TC-12.27 shoot machine-gun n1

case "Marid Shovel: Cover where it was deployed"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus marid-shovel
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Cover -1

case "Marid Shovel: HEAVY, so no bonus for its charge"
scenario bare
+ fighter s1 REG plus marid-shovel
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play charge n1
to-move south

case "MURAD Bombardment: DEADLY for its target, the others are Down"
scenario bare
+ fighter s1 REG only murad-bombard
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,24
| n2 at 13.5,24
play shoot murad n1
dice 4 4
dice 1 1 1
holds n1 at 12,24 blood 1
holds n2 at 13.5,24 blood 1 down

case "Assassin's Dagger: who bleeds does not hold it"
scenario bare
+ fighter s1 REG only assassins-dagger
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight assassins-dagger n1
dice 4 4
dice 1 2
holds n1 at 13.5,12 blood 1
play retreat
play move 8,12
play dash
dice 4 4

case "Assassin's Dagger: a Dash leads away too"
scenario bare
+ fighter s1 REG only assassins-dagger
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight assassins-dagger n1
dice 4 4
dice 1 2
play dash
dice 4 4
play move 8,12

case "Assassin's Dagger: not when it drew no BLOOD"
scenario bare
+ fighter s1 REG only assassins-dagger
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight assassins-dagger n1
dice 1 1
play dash
dice 4 4
illegal TC-5.7 move 8,12

case "Flame Cannon: everybody on the line, without a roll"
scenario bare
+ fighter s1 REG only flame-cannon
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,15
| n1 at 12,18
| n2 at 14,18
play shoot flame n1
dice 2 2
dice 2 2
holds s2 at 12,15 blood 2
holds n1 at 12,18 blood 2
holds n2 at 14,18

case "Flame Cannon: a wall taller than its user stops it"
scenario bare
+ piece 1 box 6 x 0.25 x 4 at 9,20 turn 0
+ fighter s1 REG only flame-cannon
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 12,22
play shoot flame n1
dice 2 2
holds n1 at 12,18 blood 2
holds n2 at 12,22

case "Bow of Alamut: it appears beside whom it has wounded"
scenario bare
+ fighter s1 REG only bow-of-alamut
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,30
play shoot bow n1
dice 4 4
dice 2 2
illegal TC-16.7 place 12,26
play place 12,28.3
holds n1 at 12,30 blood 1
holds s1 at 12,28.3 acted moved used 1
