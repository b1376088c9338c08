# CONSUMABLE: used once its weapon has attacked.
clause TC-12.15
game trench-crusade

case "ammunition of a rifle that fired"
scenario bare
+ fighter s1 REG plus tracer-bullets
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
lacks s1 at 12,12 acted used 1
play shoot rifle n1
dice 1 1 1
holds s1 at 12,12 acted used 1
