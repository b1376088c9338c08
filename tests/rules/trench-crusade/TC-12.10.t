# BLAST.
clause TC-12.10
game trench-crusade

case "879 units across and an inch up: within 2 inches"
scenario bare
+ piece 1 box 4 x 4 x 1 at 10,18 turn 0 stand
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,19^1
play shoot frag at 12,8523u
dice 4 4
to-move dice

case "880 units: not"
scenario bare
+ piece 1 box 4 x 4 x 1 at 10,18 turn 0 stand
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,19^1
play shoot frag at 12,8522u
dice 4 4
to-move south
