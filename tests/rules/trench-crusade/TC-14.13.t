# Trench Lines: a line of trenches joins two opposite edges.
clause TC-14.13
game trench-crusade

case "three sections in a row"
scenario bare
+ table 36 36 trench-lines
+ piece 1 trench-s12 at 0,16
+ piece 2 trench-s12 at 12,16
+ piece 3 trench-s12 at 24,16
+ piece 11 corner-a at 1,25
+ piece 12 corner-a at 14,25
+ piece 13 wire6 at 26,25
+ piece 14 wire6 at 26,30
+ piece 15 crater4 at 1,2
+ piece 16 crater4 at 9,2
+ piece 17 statue2 at 20,2
+ piece 18 statue2 at 27,2
+ fighter s1 REG
+ fighter n1 REG
admitted

case "with a gap of 0.2 inches"
scenario bare
+ table 36 36 trench-lines
+ piece 1 trench-s12 at 0,16
+ piece 2 trench-s8 at 12.2,16
+ piece 3 trench-s8 at 20.2,16
+ piece 4 trench-s8 at 28,16
+ piece 11 corner-a at 1,25
+ piece 12 corner-a at 14,25
+ piece 13 wire6 at 26,25
+ piece 14 wire6 at 26,30
+ piece 15 crater4 at 1,2
+ piece 16 crater4 at 9,2
+ piece 17 statue2 at 20,2
+ piece 18 statue2 at 27,2
+ fighter s1 REG
+ fighter n1 REG
unfit TC-14.13
