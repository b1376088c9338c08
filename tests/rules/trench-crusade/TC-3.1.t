# Units, bases, heights.
clause TC-3.1
game trench-crusade

case "a 32 mm model 666 units up sees over a wall of 665"
scenario bare
+ piece 1 box 6 x 0.25 x 1.309 at 9,15 turn 0
+ fighter s1 FLY
+ fighter n1 FLY
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
sight s1 n1 => partial
