# What is more than 8" long counts as two pieces.
clause TC-14.14
game trench-crusade

case "two Landmarks wanted: one is not enough"
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
+ fighter s1 REG
+ fighter n1 REG
unfit TC-14.11
because "2 landmarks are wanted, there are 1"

case "three sections of 12 inches are six trenches"
scenario bare
+ table 36 36 no-mans-land
+ piece 1 hill-a at 13,12
+ fighter s1 REG
+ fighter n1 REG
admitted
