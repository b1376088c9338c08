# Models do not block sight.
clause TC-3.12
game trench-crusade

case "three in a row"
scenario bare
+ fighter s1 REG
+ fighter s2 BRU
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,15
| n1 at 12,20
sight s1 n1 => full, 27 of 27
