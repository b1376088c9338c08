# TOUGH saves once.
clause TC-10.7
game trench-crusade

case "the first nine is Down, the second is out"
scenario bare
+ fighter s1 HVY
+ fighter n1 REG keyword tough
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 30,30
play shoot machine n1
dice 4 4 4
dice 6 6
holds n1 at 12,18 blood 1 down toughened
play again n1
dice 4 4 4
play keep
dice 6 6
holds n1 out 12,18 toughened
