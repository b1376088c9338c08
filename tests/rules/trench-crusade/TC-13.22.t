# Musket: the chance to take a standing target in Standard Armour out of action.
clause TC-13.22
game trench-crusade

case "8/243"
scenario bare
+ fighter s1 REG only musket
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
| n2 at 30,30
odds shoot musket n1 => 8/243 out of action

case "18 inches are still in range"
scenario bare
+ fighter s1 REG only musket
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,9898u
legal shoot musket n1

case "a unit more than 18 inches is out of range"
scenario bare
+ fighter s1 REG only musket
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,9899u
illegal TC-8.3 shoot musket n1
