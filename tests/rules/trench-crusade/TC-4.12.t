# Standing up comes first, then the roll for Dangerous ground.
clause TC-4.12
game trench-crusade

case "a Down model in wire rolls without a die less"
scenario bare
+ piece 1 wire6 at 10,11
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,12 down
| n1 at 12,33
odds activate s1 => 15/36 Dangerous ground: fails
play activate s1
dice 4 4
legal move 12,12.4
holds s1 at 12,12 acted

case "Down in wire: it stands up before it rolls"
scenario bare
+ piece 1 wire6 at 8,12
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 10,13 down
| n1 at 30,30
odds activate s1 => 21/36 succeeds
