# Pistol: the chance to take a standing target in Standard Armour out of action.
clause TC-13.23
game trench-crusade

case "797/7776"
scenario bare
+ fighter s1 REG only pistol
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
| n2 at 30,30
odds shoot pistol n1 => 797/7776 out of action

case "12 inches are still in range"
scenario bare
+ fighter s1 REG only pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,6850u
legal shoot pistol n1

case "a unit more than 12 inches is out of range"
scenario bare
+ fighter s1 REG only pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,6851u
illegal TC-8.3 shoot pistol n1
