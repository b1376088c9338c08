# Prisms, sunk areas, zones, links.
clause TC-3.8
game trench-crusade

case "one level on top of a hill"
scenario bare
+ piece 1 hill-a at 10,10
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 15,14^3
| n1 at 30,30
legal move 15,14.5
unreadable move 15,14.5^0

case "nobody stands inside it"
scenario bare
+ piece 1 hill-a at 10,10
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 15,14
| n1 at 30,30
impossible "cannot stand"
