# In an area: the centre inside.
clause TC-3.21
game trench-crusade

case "one unit outside the wire, and on its border"
scenario bare
+ piece 1 wire6 at 10,12
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,6095u
| s2 at 14,12
| n1 at 30,30
play activate s1
to-move south
play end
play activate n1
play end
play activate s2
to-move dice
