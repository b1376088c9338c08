# Sniper Rifle: the chance to take a standing target in Standard Armour out of action.
clause TC-13.27
game trench-crusade

case "337/1944"
scenario bare
+ fighter s1 REG only sniper-rifle
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
| n2 at 30,30
odds shoot sniper n1 => 337/1944 out of action
play shoot sniper n1
dice 1 1 1
to-move north

case "48 inches are still in range"
scenario bare
+ fighter s1 REG only sniper-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 17672u,18026u
legal shoot sniper-rifle n1

case "a unit more than 48 inches is out of range"
scenario bare
+ fighter s1 REG only sniper-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 17672u,18027u
illegal TC-8.3 shoot sniper-rifle n1
