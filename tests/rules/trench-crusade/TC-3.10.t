# What blocks a line.
clause TC-3.10
game trench-crusade

case "running along a face blocks, a corner does not"
scenario bare
+ piece 1 box 4 x 0.5 x 3 at 12,16 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
sight s1 n1 => partial
