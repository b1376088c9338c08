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

case "moves and fires a Machine Gun, and RELOAD ends it"
scenario bare
+ fighter s1 HVY keyword strong
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,16
| n2 at 30,30
play move 12,9
play shoot machine n1
dice 1 1 1
play stop
to-move north
asks "activate"
