# DEMONIC negates FIRE.
clause TC-12.19
game trench-crusade

case "a Flamethrower and a five: one BLOOD"
scenario bare
+ fighter s1 REG only flamethrower
+ fighter n1 REG keyword demonic
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot flamethrower n1
dice 1 4 6
holds n1 at 12,16 blood 1
