# A Fall does not make Down by itself, and armour counts.
clause TC-7.11
game trench-crusade

case "four inches in Standard Armour"
scenario bare
+ piece 1 box 4 x 4 x 4 at 10,10 turn 0 stand
+ fighter s1 REG plus standard-armour
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^4
| n1 at 30,30
odds move 12,16 => 77/216 out of action
odds move 12,16 => 70/216 is Down
