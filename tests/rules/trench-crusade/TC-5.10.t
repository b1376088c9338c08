# A charge is declared at one enemy in sight within 12".
clause TC-5.10
game trench-crusade

case "6096 units"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| n1 at 5080u,11676u
legal charge n1

case "one more"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| n1 at 5080u,11677u
illegal TC-5.10 charge n1

case "not while engaged"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 10,11.5
| n2 at 10,17
illegal TC-5.10 charge n2
