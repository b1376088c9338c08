# What a shot adds up to.
clause TC-8.7
game trench-crusade

case "higher, in Cover, far, with a Ranged Characteristic of 1"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,1 turn 0 stand
+ fighter s1 REG ranged 1
+ fighter n1 REG keyword cover
| turn 1 acting south active s1
| s1 at 12,3^3
| n1 at 12,20
offers shoot rifle n1 => Ranged +1
offers shoot rifle n1 => Elevated +1
offers shoot rifle n1 => Cover -1
offers shoot rifle n1 => Long Range -1
odds shoot rifle n1 => 15/36 No effect

case "Elevated and Tracer Bullets, Cover and Long Range: 0"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,4 turn 0 stand
+ piece 2 box 6 x 0.25 x 1 at 9,22.258 turn 0
+ fighter s1 REG plus tracer-bullets
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,6^3
| n1 at 12,23
odds shoot rifle n1 => 15/36 No effect
