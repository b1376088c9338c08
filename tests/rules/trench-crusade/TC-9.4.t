# Defended Obstacle is Cover.
clause TC-9.4
game trench-crusade

case "both sides of a wall"
scenario bare
+ piece 1 box 6 x 0.25 x 1 at 9,12.5 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.25
offers fight club n1 => Defended Obstacle -1 (TC-9.4)
play end
play activate n1
offers fight club s1 => Defended Obstacle -1 (TC-9.4)
