# Goetic Spells: no roll; their price is BLOOD of anybody who is neither BLACK GRAIL nor DEMONIC.
clause TC-16.15
game trench-crusade

case "Black Heart: one die for one BLOOD, whosever it is"
scenario bare
+ fighter s1 REG plus black-heart
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 blood 1
| n1 at 12,18 blood 1
play shoot rifle n1
to-move south
play use black-heart
to-move south
count 2
play pay n1
holds n1 at 12,18
holds s2 at 3,3 blood 1
dice 1 1 6

case "Black Heart: once in its own Activation"
scenario bare
+ fighter s1 REG plus black-heart
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 2
play shoot rifle n1
play use black-heart
dice 1 1 1
play dash
to-move dice

case "Black Heart: nobody has BLOOD to give"
scenario bare
+ fighter s1 REG plus black-heart
+ fighter s2 REG keyword demonic
+ fighter n1 REG keyword black-grail
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 blood 3
| n1 at 12,18 blood 2
play shoot rifle n1
to-move dice

case "Blood Magic: one INJURY DIE"
scenario bare
+ fighter s1 REG plus blood-magic
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 1
play shoot rifle n1
dice 4 4
play use blood-magic
holds n1 at 12,18
dice 1 3 4
holds n1 at 12,18 blood 1 down
