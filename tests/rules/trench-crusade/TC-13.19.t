# Heavy Flamethrower: two hits.
clause TC-13.19
game trench-crusade

case "a second hit follows"
scenario bare
+ fighter s1 REG only heavy-flamethrower
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot flame n1
dice 1 1 1
legal again n1

case "10 inches are still in range"
scenario bare
+ fighter s1 REG only heavy-flamethrower
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,5834u
legal shoot heavy-flamethrower n1

case "a unit more than 10 inches is out of range"
scenario bare
+ fighter s1 REG only heavy-flamethrower
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,5835u
illegal TC-8.3 shoot heavy-flamethrower n1

case "FIRE: a BLOOD more, through armour that does not count"
scenario bare
+ fighter s1 REG only heavy-flamethrower
+ fighter n1 REG plus reinforced-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot heavy n1 => Armour that does not count +2 (TC-12.30)
play shoot heavy n1
dice 1 1 1
holds n1 at 12,18 blood 2
