# Markers are discs of 25 mm; they block neither movement nor sight.
clause TCS-0.3
game trench-crusade

case "within an inch of the edge of its disc: 508 + 250 + 250 units from centre to centre"
scenario bare
+ objective 18,18
+ score turn-end controlled 2 b
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 18,10152u
| n1 at 3,33 acted
play end
tells "South scores 2 points"

case "one unit more"
scenario bare
+ objective 18,18
+ score turn-end controlled 2 b
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 18,10153u
| n1 at 3,33 acted
play end
silent "scores"

case "a Marker is walked over and seen over"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 18,12
| n1 at 18,24
| marker 1 cache 18,15 of neutral
legal move 18,17
legal shoot rifle n1
sight s1 n1 => full
