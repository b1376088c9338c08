# A wall protects only who is hidden whole.
clause TC-8.13
game trench-crusade

case "1 inch hides"
scenario bare
+ piece 1 box 6 x 0.25 x 1 at 9,18 turn 0
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,9531u
play shoot frag at 12,8531u
dice 4 4
to-move south

case "half an inch does not"
scenario bare
+ piece 1 box 6 x 0.25 x 0.5 at 9,18 turn 0
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,9531u
play shoot frag at 12,8531u
dice 4 4
to-move dice
