# Three inches between any two pieces, from nearest point to nearest; only the kinds of the list.
clause TC-14.11
game trench-crusade

case "1524 units apart: legal"
scenario bare
+ table 36 36 no-mans-land
+ piece 1 statue2 at 12,12
+ piece 2 statue2 at 17,12
+ fighter s1 REG
+ fighter n1 REG
admitted

case "1523 units: not"
scenario bare
+ table 36 36 no-mans-land
+ piece 1 statue2 at 12,12
+ piece 2 statue2 at 8635u,12
+ fighter s1 REG
+ fighter n1 REG
unfit TC-14.11
because "pieces 1 and 2 must be 3 inches apart"

case "a hedge is not on the list"
scenario bare
+ table 36 36 no-mans-land
+ piece 1 hedge6 at 12,12
+ fighter s1 REG
+ fighter n1 REG
unfit TC-14.11

case "a trench lies wholly in one deployment zone"
scenario bare
+ table 36 36 no-mans-land
+ piece 1 trench-s8 at 12,4
+ fighter s1 REG
+ fighter n1 REG
unfit TC-14.11
because "trench 1"

case "in it"
scenario bare
+ table 36 36 no-mans-land
+ piece 1 trench-s8 at 12,2
+ fighter s1 REG
+ fighter n1 REG
admitted

case "five ruins are too few for Decimated Ruins"
scenario bare
+ table 36 36 decimated-ruins
+ piece 1 ruin-6 at 1,9
+ piece 2 ruin-6 at 11,9
+ piece 3 ruin-6 at 21,9
+ piece 4 ruin-6 at 1,19
+ piece 5 ruin-6 at 11,19
+ fighter s1 REG
+ fighter n1 REG
unfit TC-14.11
because "6 ruined buildings are wanted, there are 5"
