# A Down model is not moved.
clause TC-5.8
game trench-crusade

case "no evade"
scenario bare
+ fighter s1 REG
+ fighter n1 SKI
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 10,15 down
play charge n1
to-move dice
dice 6
holds n1 at 10,15 down
