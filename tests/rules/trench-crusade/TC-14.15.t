# Nothing may cut a model off from leaving its zone or from reaching a Marker.
clause TC-14.15
game trench-crusade

case "wrecks that seal a corner of the zone"
scenario bare
+ piece 1 wreck6 at 6,0.5 turn 64
+ piece 2 wreck6 at 0.5,6.75
+ fighter s1 REG
+ fighter n1 REG
unfit TC-14.15
because "cannot leave its deployment zone"

case "with a gap"
scenario bare
+ piece 1 wreck6 at 6,0.5 turn 64
+ piece 2 wreck6 at 0.5,9
+ fighter s1 REG
+ fighter n1 REG
admitted

case "a gap of 1.5 inches: wide enough for 25 mm, too narrow for 40"
scenario bare
+ piece 1 wreck6 at 6,0.5 turn 64
+ piece 2 wreck6 at 0.5,8
+ fighter s1 REG
+ fighter n1 REG
admitted

case "the same with a Brute"
scenario bare
+ piece 1 wreck6 at 6,0.5 turn 64
+ piece 2 wreck6 at 0.5,8
+ fighter s1 BRU
+ fighter n1 REG
unfit TC-14.15
because "40 mm"
