# Satchel Charge: once a game.
clause TC-13.45
game trench-crusade

case "a direct hit, and no second charge"
scenario bare
+ fighter s1 REG plus satchel-charge
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
| n2 at 30,30
odds shoot satchel n1 => 0 n2

case "used up"
scenario bare
+ fighter s1 REG plus satchel-charge
+ fighter n1 REG
| turn 2 acting south active s1
| s1 at 12,12 used 4
| n1 at 12,16
illegal TC-13.45 shoot satchel n1

case "not after a Move"
scenario bare
+ fighter s1 REG plus satchel-charge
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,13
illegal TC-12.27 shoot satchel n1
