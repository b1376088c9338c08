# The closest approach of a leg.
clause TC-3.4
game trench-crusade

case "lateral 1008 and 1009"
scenario bare
+ fighter s1 REG move 9
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| n1 at 8128u,6088u
illegal TC-5.6 move 9152u,5080u

case "1009"
scenario bare
+ fighter s1 REG move 9
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| n1 at 8128u,6089u
legal move 9152u,5080u
