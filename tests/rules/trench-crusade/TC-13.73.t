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

case "it stands a friend up, once"
scenario bare
+ fighter s1 REG plus medi-kit
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 2
| s2 at 12,13.4 down
| n1 at 12,30
legal use medi-kit s1 blood
illegal TC-13.73 use medi-kit s1 stand
play use medi-kit s2 stand
play keep
dice 4 4
holds s2 at 12,13.4
legal move 12,11
illegal TC-12.4 use medi-kit s1 blood

case "a failed roll ends the Activation"
scenario bare
+ fighter s1 REG plus medi-kit
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,13.4 blood 1
| n1 at 12,30
play use medi-kit s2 blood
dice 1 1
to-move north
holds s1 at 12,12 acted exhausted

case "no enemy, and nobody at 1.1 inches"
scenario bare
+ fighter s1 REG plus medi-kit
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,14.1 blood 1
| n1 at 13.4,12 blood 1
illegal TC-13.73 use medi-kit s2 blood
illegal TC-13.73 use medi-kit n1 blood

case "who was helped up has its whole Movement"
scenario bare
+ fighter s1 REG plus medi-kit
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,13.4 down
| n1 at 30,30 acted
play use medi-kit s2 stand
dice 4 4
play end
play activate s2
legal move 12,19.4
