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
