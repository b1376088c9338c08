# Frag Grenades: everybody within 2", one BLOOD more.
clause TC-13.41
game trench-crusade

case "two victims"
scenario bare
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 13.5,18
play shoot frag n1
dice 4 4
dice 1 2
holds n1 at 12,18 blood 2
dice 1 2
holds n2 at 13.5,18 blood 2

case "8 inches are still in range"
scenario bare
+ fighter s1 REG only frag-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,4818u
legal shoot frag-grenades n1

case "a unit more than 8 inches is out of range"
scenario bare
+ fighter s1 REG only frag-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,4819u
illegal TC-8.3 shoot frag-grenades n1
