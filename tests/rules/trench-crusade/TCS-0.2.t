# A scenario says which tables it is played on, and nothing may close off a Marker.
clause TCS-0.2
game trench-crusade

case "a Marker in a ring of impassable pieces"
scenario bare
+ objective 18,18
+ piece 1 wreck6 at 14,20.25
+ piece 2 wreck6 at 16,12.75
+ piece 3 wreck6 at 15.75,14.25 turn 64
+ piece 4 wreck6 at 23.25,15.75 turn 64
+ fighter s1 REG
+ fighter n1 REG
unfit TC-14.15
because "cannot reach the marker at 18,18"

case "Claim No Man's Land is not played in ruins"
scenario 1-claim-no-mans-land
+ table 36 36 decimated-ruins
+ piece 1 ruin-6 at 6,9 objective
+ piece 2 ruin-6 at 24,9 objective
+ piece 3 ruin-6 at 15,15 objective
+ piece 4 ruin-6 at 6,21 objective
+ piece 5 ruin-6 at 24,21 objective
unfit TCS-0.2
