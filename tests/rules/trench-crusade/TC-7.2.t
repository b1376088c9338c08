# A ladder costs its height and no roll.
clause TC-7.2
game trench-crusade

case "three inches up"
scenario bare
+ piece 1 ruin-a at 10,10
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 15,14.5
| n1 at 30,30
legal end
