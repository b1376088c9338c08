# Medi-kit.
clause TC-13.73
game trench-crusade

case "one BLOOD off a friend"
scenario bare
+ fighter s1 REG plus medi-kit
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,13.4 blood 2 down
| n1 at 12,30
legal use medi-kit s2 stand
illegal TC-13.73 use medi-kit s1 blood
play use medi-kit s2 blood
dice 4 4
holds s2 at 12,13.4 blood 1 down
