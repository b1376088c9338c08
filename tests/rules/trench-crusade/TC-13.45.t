# Satchel Charge: once a game.
clause TC-13.45
game trench-crusade

case "a direct hit, and no second charge"
scenario bare
+ fighter s1 REG plus satchel-charge
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
| n2 at 30,30
odds shoot satchel n1 => 1205/3888 n1 is out of action
play shoot satchel n1
dice 4 4
dice 1 1 1
illegal TC-4.7 shoot satchel n1
holds s1 at 12,12 acted used 4

case "used up"
scenario bare
+ fighter s1 REG plus satchel-charge
+ fighter n1 REG
| turn 2 acting south active s1
| s1 at 12,12 used 4
| n1 at 12,16
illegal TC-13.45 shoot satchel n1

case "not after a Move"
scenario bare
+ fighter s1 REG plus satchel-charge
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,13
illegal TC-12.27 shoot satchel n1

case "6 inches are still in range"
scenario bare
+ fighter s1 REG only satchel-charge
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,3802u
legal shoot satchel-charge n1

case "a unit more than 6 inches is out of range"
scenario bare
+ fighter s1 REG only satchel-charge
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,3803u
illegal TC-8.3 shoot satchel-charge n1

case "IGNORE COVER: two dice, though the target has COVER"
scenario bare
+ fighter s1 REG only satchel-charge
+ fighter n1 REG keyword cover
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
play shoot satchel-charge n1
dice 4 4

case "IGNORE ARMOUR"
scenario bare
+ fighter s1 REG only satchel-charge
+ fighter n1 REG plus reinforced-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
offers shoot satchel n1 => Armour that does not count +2 (TC-12.30)

case "a miss scatters, and the opponent says where"
scenario bare
+ fighter s1 REG only satchel-charge
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
| n2 at 30,30
play shoot satchel n1
dice 1 1
to-move north
tells "shoots at"
play scatter 64
tells "It scatters 5 inches to 12,20.5"

case "BLAST 3: whoever is near is hit too"
scenario bare
+ fighter s1 REG only satchel-charge
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,11
| n1 at 12,15.5
| n2 at 12,18.5
play shoot satchel n1
dice 4 4 4
dice 1 1 1
dice 1 1 1
holds n2 at 12,18.5 blood 1
