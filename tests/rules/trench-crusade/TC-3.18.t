# Everything may be measured.
clause TC-3.18
game trench-crusade

case "distance, sight and Cover without an ACTION"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,24
sight s1 n1 => 11.01 in
field s1 => Sees n1
field s1 => Movement 6.0 in
