# The bonus is a D6, up to 12" in all.
clause TC-5.13
game trench-crusade

case "eight and six are twelve"
scenario bare
+ fighter s1 REG move 8
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,8
| n1 at 10,20.9
play charge n1
dice 6
tells "reaches"

case "a HEAVY weapon gives none"
scenario bare
+ fighter s1 HVY
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,8
| n1 at 10,17
play charge n1
tells "does not reach"

case "none with HEAVY kit"
scenario bare
+ fighter s1 HVY
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,8
| n1 at 10,17
play charge n1
to-move south
tells "does not reach"
silent "further"
