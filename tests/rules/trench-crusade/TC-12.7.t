# ASSAULT.
clause TC-12.7
game trench-crusade

case "a grenade, then a charge"
scenario bare
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot frag n1
dice 1 1
legal charge n1

case "shoot, charge, fight with a Sword"
scenario bare
+ fighter s1 REG only automatic-pistol sword
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot pistol n1
dice 1 1
play stop
play charge n1
dice 1
legal fight sword n1

case "a charge that fell short, then a shot"
scenario bare
+ fighter s1 SKI
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,20
play charge n1
dice 1
tells "does not reach"
legal shoot rifle n1
