# Flamethrower: the chance to take a standing target in Standard Armour out of action.
clause TC-13.17
game trench-crusade

case "23/216"
scenario bare
+ fighter s1 REG only flamethrower
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
| n2 at 30,30
odds shoot flame n1 => 23/216 out of action
play shoot flame n1
dice 1 1 1
holds n1 at 12,15 blood 2

case "8 inches are still in range"
scenario bare
+ fighter s1 REG only flamethrower
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,4818u
legal shoot flamethrower n1

case "a unit more than 8 inches is out of range"
scenario bare
+ fighter s1 REG only flamethrower
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,4819u
illegal TC-8.3 shoot flamethrower n1
