# A ruined building: floors by ladder, by climbing.
clause TC-14.7
game trench-crusade

case "up the ladder without a roll, for its three inches"
scenario bare
+ piece 1 ruin-a at 10,10
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 14.75,14.5
| n1 at 30,30
play move link 13.25,14.5^3
to-move south
tells "3.0 inches"
holds s1 at 13.25,14.5^3 acted moved
