# Incendiary Ammunition.
clause TC-13.70
game trench-crusade

case "one BLOOD more"
scenario bare
+ fighter s1 REG plus incendiary-ammunition
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 1 2
holds n1 at 12,18 blood 2
