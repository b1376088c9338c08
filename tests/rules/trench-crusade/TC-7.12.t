# Trench sides below 3" are walked.
clause TC-7.12
game trench-crusade

case "into a trench and out"
scenario bare
+ piece 1 trench-s8 at 8,13
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
legal move 12,14.5
legal move 12,17
play move 12,14.5
holds s1 at 12,14.5^-2 acted moved

case "a deep one must be climbed"
scenario bare
+ piece 1 trench-d8 at 8,13
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,14.5^-3
| n1 at 30,30
illegal TC-7.1 move 10,17

case "a charge jumps a deep trench"
scenario bare
+ piece 1 trench-d8 at 8,12
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,11.4
| n1 at 12,16
play charge n1 jump
dice 6
dice 4 4
tells "jump: succeeds"
