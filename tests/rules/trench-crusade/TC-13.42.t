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
