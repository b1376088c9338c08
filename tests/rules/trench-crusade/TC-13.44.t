# Molotov Cocktail: the chance to take a standing target in Standard Armour out of action.
clause TC-13.44
game trench-crusade

case "35/972"
scenario bare
+ fighter s1 REG only molotov-cocktail
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
| n2 at 30,30
odds shoot molotov n1 => 35/972 out of action

case "6 inches are still in range"
scenario bare
+ fighter s1 REG only molotov-cocktail
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,3802u
legal shoot molotov-cocktail n1

case "a unit more than 6 inches is out of range"
scenario bare
+ fighter s1 REG only molotov-cocktail
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,3803u
illegal TC-8.3 shoot molotov-cocktail n1

case "ASSAULT: a shot, then a Charge"
scenario bare
+ fighter s1 REG plus molotov-cocktail
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play shoot molotov-cocktail n1
dice 1 1
legal charge n1

case "IGNORE COVER: two dice, though the target has COVER"
scenario bare
+ fighter s1 REG only molotov-cocktail
+ fighter n1 REG keyword cover
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
play shoot molotov-cocktail n1
dice 4 4

case "FIRE: a BLOOD more"
scenario bare
+ fighter s1 REG only molotov-cocktail
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
play shoot molotov-cocktail n1
dice 4 4
dice 1 1 1
holds n1 at 12,15.5 blood 2

case "IGNORE LONG RANGE: two dice at five inches"
scenario bare
+ fighter s1 REG only molotov-cocktail
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17.9
play shoot molotov n1
dice 1 1
