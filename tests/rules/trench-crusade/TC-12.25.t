# GAS.
clause TC-12.25
game trench-crusade

case "a mask negates it"
scenario bare
+ fighter s1 REG plus gas-grenades
+ fighter n1 REG plus gas-mask
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot gas n1
dice 4 4
dice 1 1 1
holds n1 at 12,18 blood 1

case "without a mask a BLOOD more"
scenario bare
+ fighter s1 REG plus gas-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot gas n1
dice 4 4
dice 1 1 1
holds n1 at 12,18 blood 2
