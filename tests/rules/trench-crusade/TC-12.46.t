# STRONG.
clause TC-12.46
game trench-crusade

case "a Brute with a Great Sword rolls for the charge"
scenario bare
+ fighter s1 BRU
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play charge n1
to-move dice
