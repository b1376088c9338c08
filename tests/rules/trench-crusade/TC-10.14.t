# Terrain and falls have no weapon keywords; armour counts.
clause TC-10.14
game trench-crusade

case "wire in Standard Armour"
scenario bare
+ piece 1 wire6 at 10,13
+ fighter s1 REG plus standard-armour
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
play move 12,13.5
dice 1 1
to-move dice
dice 4 5
tells "is Down"
