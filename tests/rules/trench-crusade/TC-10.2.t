# INJURY DICE add up.
clause TC-10.2
game trench-crusade

case "a Sword's critical on one who is Down, with one BLOOD: +4"
scenario bare
+ fighter s1 REG only sword
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5 blood 1 down
play fight sword n1
dice 6 6
play spend 1
dice 1 1 1 1 1 1
tells "n1 is wounded"
