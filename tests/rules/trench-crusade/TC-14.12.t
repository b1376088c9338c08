# Decimated Ruins: each ruin at most 9" from at least one other.
clause TC-14.12
game trench-crusade

case "the sixth is 6 inches from one and far from the others"
scenario 12-great-war
+ table 48 48 decimated-ruins
+ piece 1 ruin-6 at 2,12
+ piece 2 ruin-6 at 12,12
+ piece 3 ruin-6 at 22,12
+ piece 4 ruin-6 at 32,12
+ piece 5 ruin-6 at 2,22
+ piece 6 ruin-6 at 2,34
+ piece 11 corner-a at 2,2
+ piece 12 corner-a at 14,2
+ piece 13 wire6 at 26,2
+ piece 14 wire6 at 36,2
+ piece 15 crater4 at 12,42
+ piece 16 crater4 at 19,42
+ piece 17 statue2 at 26,42
+ piece 18 statue2 at 34,42
+ fighter s1 REG
+ fighter n1 REG
admitted

case "one that is far from all"
scenario 12-great-war
+ table 48 48 decimated-ruins
+ piece 1 ruin-6 at 2,12
+ piece 2 ruin-6 at 12,12
+ piece 3 ruin-6 at 22,12
+ piece 4 ruin-6 at 32,12
+ piece 5 ruin-6 at 2,22
+ piece 6 ruin-6 at 40,32
+ piece 11 corner-a at 2,2
+ piece 12 corner-a at 14,2
+ piece 13 wire6 at 26,2
+ piece 14 wire6 at 36,2
+ piece 15 crater4 at 2,42
+ piece 16 crater4 at 12,42
+ piece 17 statue2 at 22,42
+ piece 18 statue2 at 30,42
+ fighter s1 REG
+ fighter n1 REG
unfit TC-14.12
because "ruin 6"
