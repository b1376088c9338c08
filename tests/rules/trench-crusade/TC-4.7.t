# Any order, each ACTION once.
clause TC-4.7
game trench-crusade

case "shoot, move, dash; but not two shots"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,33
play shoot rifle n1
dice 1 1 1
illegal TC-4.7 shoot rifle n1
play move 12,14
play dash
dice 6 6
play stop
illegal TC-4.7 dash
illegal TC-4.7 shoot rifle n1

case "what is offered can be read without the board"
scenario bare
+ fighter s1 REG only pistol sword frag-grenades
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG
+ fireteam s1 s2
| turn 1 acting south
| s1 at 12,12
| s2 at 16,12 blood 2
| n1 at 12,20
| n2 at 16,13.4
offers activate s1 => Activate Regular s1
offers activate s1 s2 => Activate Regular s1 and s2
play activate s1 s2
offers shoot pistol n1 => Shoot at Regular n1: Pistol
offers fight club n2 by s2 => Strike at Regular n2: Trench Club, by s2
offers charge n1 => Charge Regular n1
offers end => End the Activation
play fight club n2 by s2
offers spend 2 => Spend 2 BLOOD
offers keep => Spend nothing

case "a Fight, a Charge, and no second Fight"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.4
| n2 at 12,20
play fight club n1
dice 4 4
dice 6 6
play charge n2
dice 6
illegal TC-4.7 fight club n2
