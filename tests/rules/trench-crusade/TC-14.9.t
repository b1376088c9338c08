# Water: only where the scenario says so, and never without a crossing.
clause TC-14.9
game trench-crusade

case "a river needs a bridge"
scenario bare
+ piece 1 river12 at 0,16
+ piece 2 river12 at 12,16
+ piece 3 river12 at 24,16
+ fighter s1 REG
+ fighter n1 REG
unfit TC-14.9
because "bridge"

case "with one it will do"
scenario bare
+ piece 1 river12 at 0,16
+ piece 2 river12 at 12,16
+ piece 3 river12 at 24,16
+ piece 4 bridge at 16,15.5
+ fighter s1 REG
+ fighter n1 REG
admitted

case "no water in No Man's Land"
scenario bare
+ table 36 36 no-mans-land
+ piece 1 stream12 at 12,16
+ fighter s1 REG
+ fighter n1 REG
unfit TC-14.9
