# No point within 1" of an enemy.
clause TC-5.6
game trench-crusade

case "1008 units pass too near, 1009 do not"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 4500u,7008u
| n1 at 6000u,6000u
illegal TC-5.6 move 7400u,7008u
because "within 1 inch of n1"

case "and 1009"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 4500u,7009u
| n1 at 6000u,6000u
legal move 7400u,7009u
