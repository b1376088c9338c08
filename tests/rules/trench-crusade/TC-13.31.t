# Anti-Tank Hammer: the chance to take a standing target in Standard Armour out of action.
clause TC-13.31
game trench-crusade

case "29209/93312"
scenario bare
+ fighter s1 REG only anti-tank-hammer
+ fighter n1 REG plus standard-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
odds fight hammer n1 => 29209/93312 out of action
play fight hammer n1
dice 6 5
holds s1 at 12,12 blood 1 acted used 1

case "RISKY: a miss ends its Activation"
scenario bare
+ fighter s1 REG only anti-tank-hammer
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight hammer n1
dice 1 1
to-move north
holds s1 at 12,12 acted exhausted used 1

case "a hammer against one who retreats costs BLOOD too"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only anti-tank-hammer
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.4
play retreat
play reply n1 hammer
dice 4 4
dice 1 1 1
holds n1 at 12,13.4 blood 1 used 1
