# DEADLY adds a die to the Injury Roll, and a Bloodbath adds another.
clause TC-10.6
game trench-crusade

case "three dice are kept"
scenario bare
+ fighter s1 REG only malebranche-sword
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
play fight malebranche n1
dice 4 4
dice 1 1 1
holds n1 at 12,13.5 blood 1

case "four in a Bloodbath: at least four, so a hit is never nothing even through armour"
scenario bare
+ fighter s1 REG only malebranche-sword
+ fighter n1 REG plus reinforced-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5 blood 6
| n2 at 30,30
play fight malebranche n1
dice 4 4
play spend bath
to-move dice
dice 1 1 1 1
holds n1 at 12,13.5 blood 1

case "24 at the most"
scenario bare
+ fighter s1 REG only malebranche-sword
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5 blood 6
| n2 at 30,30
play fight malebranche n1
dice 4 4
odds spend bath => 1226/1296 out of action
odds keep => 160/216 out of action
