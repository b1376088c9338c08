# A table is made by the winner of a roll-off: here from a file, or laid out by a number before the match.
clause TC-14.16
game trench-crusade

case "what a number lays out stands in the lines of the match"
scenario bare
+ table 36 36 no-mans-land
+ piece 1 ruin-6 at 15,15 turn 16
+ fighter s1 REG
+ fighter n1 REG
admitted

case "pieces are replaced by their numbers"
scenario bare
+ piece 1 statue2 at 12,12
+ piece 1 statue2 at 14,12
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 13,12.5
| n1 at 30,33
legal end
