# CRITICAL.
clause TC-12.17
game trench-crusade

case "a Sword at k = 0 without armour"
scenario bare
+ fighter s1 REG only sword
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight sword n1 => 25/144 out of action
