# A point is 1 mm high and under nobody.
clause TC-3.13
game trench-crusade

case "100 units from an enemy's centre"
scenario bare
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
illegal TC-3.13 shoot frag at 12,9244u
