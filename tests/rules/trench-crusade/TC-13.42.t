# Gas Grenades: the chance to take a standing target in Standard Armour out of action.
clause TC-13.42
game trench-crusade

case "65/972"
scenario bare
+ fighter s1 REG only gas-grenades
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
| n2 at 30,30
odds shoot gas n1 => 65/972 out of action

case "8 inches are still in range"
scenario bare
+ fighter s1 REG only gas-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,4818u
legal shoot gas-grenades n1

case "a unit more than 8 inches is out of range"
scenario bare
+ fighter s1 REG only gas-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,4819u
illegal TC-8.3 shoot gas-grenades n1

case "ASSAULT: a shot, then a Charge"
scenario bare
+ fighter s1 REG plus gas-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play shoot gas-grenades n1
dice 1 1
legal charge n1

case "IGNORE COVER: two dice, though the target has COVER"
scenario bare
+ fighter s1 REG only gas-grenades
+ fighter n1 REG keyword cover
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
play shoot gas-grenades n1
dice 4 4
