# Bayonet: the chance to take a standing target in Standard Armour out of action.
clause TC-13.32
game trench-crusade

case "797/7776"
scenario bare
+ fighter s1 REG only bayonet
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
odds fight bayonet n1 => 797/7776 out of action

case "CUMBERSOME: even a STRONG model has no hand for another weapon"
scenario bare
+ fighter s1 REG keyword strong only bayonet pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight bayonet n1
dice 1 1
illegal TC-9.7 fight pistol n1
