# Mountaineer Kit.
clause TC-13.74
game trench-crusade

case "a climb with a die more"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,14 turn 0 stand climb
+ fighter s1 REG plus mountaineer-kit
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13
| n1 at 30,30
odds move climb 12,14^3 => 42/216 climb: fails
