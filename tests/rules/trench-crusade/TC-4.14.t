# A Fireteam acts together, and ends together.
clause TC-4.14
game trench-crusade

case "A moves, B shoots, A dashes and fails"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
+ fireteam s1 s2
| turn 1 acting south
| s1 at 12,12
| s2 at 16,12
| n1 at 12,30
play activate s1 s2
play move 12,14
play shoot rifle n1 by s2
dice 1 1 1
play dash
dice 1 1
to-move north
holds s1 at 12,14 acted exhausted moved
holds s2 at 16,12 acted used 1

case "who was activated alone is not activated again"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
+ fireteam s1 s2
| turn 1 acting south
| s1 at 12,12 acted
| s2 at 16,12
| n1 at 12,30
illegal TC-4.5 activate s1 s2
illegal TC-4.14 activate s2 s1
legal activate s2

case "the partner's Talisman does not help"
scenario bare
+ fighter s1 REG
+ fighter s2 REG plus blessed-icon
+ fighter n1 REG
+ fireteam s1 s2
| turn 1 acting south
| s1 at 12,12
| s2 at 16,12
| n1 at 12,30
play activate s1 s2
play dash
dice 1 1
to-move north

case "one end for both"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
+ fireteam s1 s2
| turn 1 acting south
| s1 at 12,12
| s2 at 16,12
| n1 at 12,30
play activate s1 s2
play end
to-move north
legal activate n1

case "who is out ends it for both"
scenario bare
+ fighter s1 REG plus gas-grenades
+ fighter s2 REG
+ fighter n1 REG
+ fireteam s1 s2
| turn 1 acting south
| s1 at 12,12
| s2 at 13.5,12
| n1 at 12,30
play activate s1 s2
play shoot gas at 12,13.5
dice 4 4
dice 6 6 6
dice 1 1 1
tells "out of action"
to-move north

case "one has shot, the other charges"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
+ fireteam s1 s2
| turn 1 acting south
| s1 at 10,10
| s2 at 13,10
| n1 at 10,18
play activate s1 s2
play shoot rifle n1
dice 1 1
illegal TC-4.10 charge n1
legal charge n1 by s2
play charge n1 by s2
dice 6
legal fight club n1 by s2
illegal TC-8.1 shoot rifle n1 by s2

case "a member who was Down stands up, and only that one is slow"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
+ fireteam s1 s2
| turn 1 acting south
| s1 at 12,12
| s2 at 16,12 down
| n1 at 12,30
play activate s1 s2
holds s2 at 16,12 acted
legal move 12,18
legal move 16,15 by s2
illegal TC-5.2 move 16,15.1 by s2

case "a member who fails in wire at the start ends it for both"
scenario bare
+ piece 1 wire6 at 14,11
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
+ fireteam s1 s2
| turn 1 acting south
| s1 at 12,12
| s2 at 16,12
| n1 at 12,30
play activate s1 s2
dice 1 1
dice 1 1
to-move north
holds s1 at 12,12 acted

case "a shot into the partner's melee may end it for both"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
+ fireteam s1 s2
| turn 1 acting south active s1 with s2
| s1 at 12,12
| s2 at 16,12
| n1 at 16,13.4
play shoot rifle n1
dice 1
dice 4 4
dice 6 6
tells "s2"
to-move north

case "the second member is taken Down while it retreats"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
+ fireteam s1 s2
| turn 1 acting south active s1 with s2
| s1 at 12,12
| s2 at 16,12
| n1 at 16,13.4
play retreat by s2
play reply n1 club
dice 4 4
dice 3 4
to-move north
asks "activate"
