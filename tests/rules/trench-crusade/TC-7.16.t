# Markers of both results.
clause TC-7.16
game trench-crusade

case "Down, and a fall that gives Down"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,14 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,15^3
play shoot rifle n1
dice 4 4 4
dice 3 4
play keep
dice 1 1
tells "comes down 3.0 inches"
play keep
dice 3 4 1
tells "n1 is Down"
holds n1 at 12,13.506 blood 2 down moved

case "the fall takes it out"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,14 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,15^3
| n2 at 30,30
play shoot rifle n1
dice 4 4 4
dice 3 4
play keep
dice 1 1
play keep
dice 6 6 1
tells "n1 is out of action"
