# Standing a friend up who has acted.
clause TC-13.91
game trench-crusade

case "no longer Down"
scenario bare
+ fighter s1 REG plus medi-kit
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,13.4 down acted
| n1 at 12,30
play use medi-kit s2 stand
dice 4 4
holds s2 at 12,13.4 acted

case "who was stood up moves its full way"
scenario bare
+ fighter s1 REG plus medi-kit
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,13.4 down
| n1 at 30,30
play use medi-kit s2 stand
dice 4 4
play end
play activate n1
play end
play activate s2
legal move 12,19.4
