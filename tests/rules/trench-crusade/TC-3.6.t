# In contact: 25 units.
clause TC-3.6
game trench-crusade

case "275 units from its centre the wall gives cover, 276 not"
scenario bare
+ piece 1 box 0.25 x 6 x 0.5 at 11790u,9 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12192u,12
sight s1 n1 => Cover yes

case "one unit more"
scenario bare
+ piece 1 box 0.25 x 6 x 0.5 at 11789u,9 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12192u,12
sight s1 n1 => Cover no
