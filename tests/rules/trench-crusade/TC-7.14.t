# A Diving Charge.
clause TC-7.14
game trench-crusade

case "down on the target"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,10 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 12,15.5
play charge n1 drop
dice 3
to-move south
asks "Diving"
odds dive => 21/36 Diving Charge: succeeds
play dive
dice 4 4
offers fight club n1 => Diving Charge +1
