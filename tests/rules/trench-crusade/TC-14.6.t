# A fire step.
clause TC-14.6
game trench-crusade

case "seen from the front: 9 of 27, and Cover"
scenario bare
+ piece 1 trench-f8 at 8,20
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,7.5
| n1 at 12,10415u^-1
sight s1 n1 => partial, 9 of 27
sight s1 n1 => Cover yes
sight n1 s1 => full
