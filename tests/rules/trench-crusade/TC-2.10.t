# INFECTION is spent like BLOOD, and grows when its bearer is activated.
clause TC-2.10
game trench-crusade

case "four BLOOD and two INFECTION pay a Bloodbath"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 4 infection 2
play shoot rifle n1
dice 4 4
legal spend bath
odds spend bath => 160/216 out of action
play spend bath
dice 1 1 1
holds n1 at 12,18 blood 1

case "two become three, none stays none"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,12 infection 2
| n1 at 12,18
play activate s1
holds s1 at 12,12 infection 3 acted
play end
play activate n1
lacks n1 at 12,18 infection 1 acted

case "up to twelve dice"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 6 infection 6
| n1 at 12,30
play dash
count 49
legal spend 6 infection 6

case "six stay six"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 10,10 infection 6
| n1 at 10,24
play activate s1
holds s1 at 10,10 infection 6 acted

case "the price of a Bloodbath in any mixture"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 5 infection 4
play shoot rifle n1
dice 4 4
legal spend bath
legal spend bath-2
legal spend bath-4 1
illegal TC-2.8 spend bath-5
illegal TC-2.8 spend bath-0
play spend bath-4 1
dice 1 1 1 1
holds n1 at 12,18 blood 3

case "BLOOD pays first when nothing is said"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 5 infection 4
play shoot rifle n1
dice 4 4
play spend bath
dice 1 1 1
holds n1 at 12,18 blood 1 infection 3
