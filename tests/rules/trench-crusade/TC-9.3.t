# What a Melee Attack adds up to.
clause TC-9.3
game trench-crusade

case "charged at a FEAR model with a Polearm behind a wall: -2"
scenario bare
+ piece 1 box 6 x 0.25 x 1 at 9,12.5 turn 0
+ fighter s1 REG melee 1
+ fighter n1 REG keyword fear plus polearm
| turn 1 acting south active s1
| s1 at 12,12 charged
| n1 at 12,13.25
offers fight club n1 => Melee +1
offers fight club n1 => Defended Obstacle -1
offers fight club n1 => FEAR -1
offers fight club n1 => BLOCK -1
odds fight club n1 => 1071/1296 No effect

case "BLOCK, FEAR and the Off-Hand Weapon: -3"
scenario bare
+ fighter s1 REG only sword trench-club
+ fighter n1 REG only polearm keyword fear
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
play charge n1
dice 6
odds fight sword n1 => 1071/1296 No effect
play fight sword n1
dice 1 1 1 1
odds fight club n1 => 7043/7776 No effect
