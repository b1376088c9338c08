# FIRE.
clause TC-12.22
game trench-crusade

case "no effect, and still one BLOOD"
scenario bare
+ fighter s1 REG plus incendiary-ammunition
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 1 1
holds n1 at 12,18 blood 1
