# INJURY DICE do not touch Success Rolls.
clause TC-1.8
game trench-crusade

case "a Musket hits as often as a rifle"
scenario bare
+ fighter s1 REG only musket trench-club
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
odds shoot musket n1 => 15/36 No effect
offers shoot musket n1 => INJURY DICE, modifier -1, +0
