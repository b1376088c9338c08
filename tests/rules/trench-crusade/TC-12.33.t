# INFECTION MARKERS: a counter of their own.
clause TC-12.33
game trench-crusade

case "beside BLOOD"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 2 infection 3
| n1 at 12,30
holds s1 at 12,12 blood 2 infection 3 acted
