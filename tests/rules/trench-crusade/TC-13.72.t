# Martyrdom Pills: taken at deployment, one INJURY DIE less, no FEAR.
clause TC-13.72
game trench-crusade

case "with and without"
scenario bare
+ fighter s1 REG plus martyrdom-pills
+ fighter n1 REG
| turn 0
| frame phase nobody step 3
| frame deploy south a 1 step 2
legal deploy s1 12,3
play deploy s1 12,3 pills
holds s1 at 12,3 pills
illegal TC-13.72 deploy n1 12,33 pills

case "one INJURY DIE less"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus martyrdom-pills
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 pills
play shoot rifle n1
dice 4 4
dice 6 6 1
tells "is Down"

case "and no FEAR"
scenario bare
+ fighter s1 REG plus martyrdom-pills
+ fighter n1 REG keyword fear
| turn 1 acting south active s1
| s1 at 12,12 pills
| n1 at 12,13.5
odds fight club n1 => 15/36 No effect

case "no FEAR of a Brute"
scenario bare
+ fighter s1 REG plus martyrdom-pills
+ fighter n1 BRU
| turn 1 acting south active s1
| s1 at 12,12 pills
| n1 at 12,13.6
offers fight club n1 => DICE +0

case "only attacks that hit: a fall hurts as ever"
scenario bare
+ piece 1 box 6 x 6 x 3 at 9,12 turn 0 stand climb
+ fighter s1 REG plus martyrdom-pills
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,17.4^3 pills
| n1 at 12,30
play move 12,19
to-move dice
dice 1 1 1
