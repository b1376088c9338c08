# A Skirmisher may evade.
clause TC-5.12
game trench-crusade

case "three inches back: the charger needs a four"
scenario bare
+ fighter s1 REG
+ fighter n1 SKI
| turn 1 acting south active s1
| s1 at 10,8
| n1 at 10,16.984
play charge n1
play evade
dice 6
odds move 10,19.984 => 3/6 reaches
play move 10,19.984
dice 4
tells "reaches Skirmisher n1"

case "evading behind a comrade: the comrade is charged"
scenario bare
+ fighter s1 REG
+ fighter n1 SKI
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 10,8
| n1 at 10,14
| n2 at 11.8,14.5
play charge n1
play evade
dice 6
play move 9.8,16.9
dice 6
tells "reaches Regular n2"

case "of two comrades the first on the way"
scenario bare
+ fighter s1 REG
+ fighter n1 SKI
+ fighter n2 REG
+ fighter n3 REG
| turn 1 acting south active s1
| s1 at 10,8
| n1 at 10,13
| n2 at 11.8,14.7
| n3 at 8.1,13.2
play charge n1
play evade
dice 6
play move 10,16
dice 6
tells "reaches Regular n3"

case "an engaged Skirmisher does not evade"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 SKI
| turn 1 acting south active s1
| s1 at 10,8
| s2 at 10,15.4
| n1 at 10,14
play charge n1
to-move dice

case "one who has failed a Risky roll does not evade"
scenario bare
+ fighter s1 REG
+ fighter n1 SKI
| turn 1 acting south active s1
| s1 at 10,8
| n1 at 10,14 acted exhausted
play charge n1
to-move dice

case "an evade ends more than an inch from every enemy"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 SKI
| turn 1 acting south active s1
| s1 at 10,8
| s2 at 14,14
| n1 at 10,14
play charge n1
play evade
dice 5
illegal TC-5.6 move 12.2,14
legal move 11.9,14
play move 11.9,14
dice 6
tells "reaches Skirmisher n1"

case "out of reach: the charger goes as far as it can"
scenario bare
+ fighter s1 REG
+ fighter n1 SKI
| turn 1 acting south active s1
| s1 at 10,8
| n1 at 10,19
play charge n1
play evade
dice 6
play move 10,22
dice 6
tells "does not reach"
holds s1 at 10,20 acted charged moved

case "an evade into wire that fails costs no Activation"
scenario bare
+ piece 1 wire6 at 8,15
+ fighter s1 REG
+ fighter n1 SKI
| turn 1 acting south active s1
| s1 at 10,8
| n1 at 10,14
play charge n1
play evade
dice 5
play move 10,15.5
dice 1 1
dice 1 1
dice 1
play end
to-move north
legal activate n1
