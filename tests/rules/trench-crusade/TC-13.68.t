# Hellbound Soul Contract.
clause TC-13.68
game trench-crusade

case "two enemies close by, one of them proof against FIRE"
scenario bare
+ fighter s1 REG
+ fighter s2 REG plus infernal-brand
+ fighter n1 REG plus soul-contract
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,15
| n1 at 12,13.5
| n2 at 30,30
play fight club n1
dice 6 5
dice 6 6
holds s1 at 12,12 blood 1 acted killed used 2 kills 1
holds s2 at 12,15
