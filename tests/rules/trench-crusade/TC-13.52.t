# Standard Armour: the chance to take a standing target in Standard Armour out of action.
clause TC-13.52
game trench-crusade

case "797/7776"
scenario bare
+ fighter s1 REG only bolt-action-rifle
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
| n2 at 30,30
odds shoot rifle n1 => 797/7776 out of action
