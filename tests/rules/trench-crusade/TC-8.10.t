# A Flamethrower needs no roll, but sight and range.
clause TC-8.10
game trench-crusade

case "out with 23 of 216, Cover or not"
scenario bare
+ fighter s1 REG only flamethrower
+ fighter n1 REG keyword cover
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20.9
odds shoot flamethrower n1 => 23/216 out of action
offers shoot flamethrower n1 => hits without a roll

case "into melee: a friend burns"
scenario bare
+ fighter s1 REG only flamethrower
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.4,18
| n1 at 12,18
play shoot flame n1
dice 2
tells "s2 instead"
dice 1 1 1
holds s2 at 13.4,18 blood 2
