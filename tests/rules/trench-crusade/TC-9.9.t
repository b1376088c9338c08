# FEAR.
clause TC-9.9
game trench-crusade

case "a Regular against a Brute"
scenario bare
+ fighter s1 REG
+ fighter s2 BRU
+ fighter n1 BRU
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 14,13.5
| n1 at 12,13.5
offers fight club n1 => FEAR -1 (TC-9.9)
offers fight club n1 => 7 or more: 31.9 %

case "a Brute fears nobody"
scenario bare
+ fighter s1 BRU
+ fighter n1 BRU
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,14
offers fight sword n1 => Melee +2
offers fight sword n1 => 7 or more: 91.0 %
