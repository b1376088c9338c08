# DEADLY: three dice are added up.
clause TC-15.2
game trench-crusade

case "three dice instead of two"
scenario bare
+ fighter s1 REG only malebranche-sword trench-club
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
odds fight malebranche n1 => 2545/5832 n1 is out of action
odds fight club n1 => 1313/7776 n1 is out of action

case "INJURY DICE keep the three highest"
scenario bare
+ fighter s1 REG only malebranche-sword
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5 blood 1
| n2 at 30,30
play fight malebranche n1
dice 4 4
play spend 1
dice 1 2 3 4
tells "is out of action"
