# Dangerous ground: a Risky roll, an Injury Roll.
clause TC-6.4
game trench-crusade

case "walking into wire"
scenario bare
+ piece 1 wire6 at 10,13
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
odds move 12,13.5 => 25/216 out of action
play move 12,13.5
dice 1 1
dice 1 1
holds s1 at 12,13 blood 1 acted exhausted moved
to-move north

case "activated in wire: a failed roll hurts and ends it"
scenario bare
+ piece 1 wire6 at 8,12
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 10,13
| n1 at 30,30
play activate s1
to-move dice
dice 1 1
dice 1 1
holds s1 at 10,13 blood 1 acted exhausted
to-move north
