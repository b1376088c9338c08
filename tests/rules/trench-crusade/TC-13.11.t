# Anti-Materiel Rifle: the chance to take a standing target in Standard Armour out of action.
clause TC-13.11
game trench-crusade

case "29209/93312"
scenario bare
+ fighter s1 REG only anti-materiel-rifle
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
| n2 at 30,30
odds shoot anti n1 => 29209/93312 out of action

case "36 inches are still in range"
scenario bare
+ fighter s1 REG only anti-materiel-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 13405u,13673u
legal shoot anti-materiel-rifle n1

case "a unit more than 36 inches is out of range"
scenario bare
+ fighter s1 REG only anti-materiel-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 13405u,13674u
illegal TC-8.3 shoot anti-materiel-rifle n1

case "HEAVY: not after a Move"
scenario bare
+ fighter s1 REG only anti-materiel-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,13
illegal TC-12.27 shoot anti-materiel-rifle n1
