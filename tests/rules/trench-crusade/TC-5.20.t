# Interrupts come in the order of the way.
clause TC-5.20
game trench-crusade

case "the roll is taken where the wire begins"
scenario bare
+ piece 1 wire6 at 7,12
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 30,30
play move 10,14
holds s1 at 10,12 acted
dice 1 1

case "a charge through wire ends at its border"
scenario bare
+ piece 1 wire6 at 8,12
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 11,8
| n1 at 11,17
play charge n1 danger
dice 6
dice 1 1
dice 1 1
to-move north
holds s1 at 11,12 blood 1 acted exhausted charged moved
