# Abilities of New Antioch: each does what its line says.
clause TC-16.7
game trench-crusade

case "Carnyx: an instrument that is feared"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus musical-instrument carnyx
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
offers fight club n1 => FEAR -1

case "Carnyx: only an instrument can be one, of the Rangers"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch eire-rangers
+ model 1 "M1" lieutenant : carnyx
unfit TC-16.4

case "Carnyx: at no cost"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch eire-rangers
+ ducats 85
+ model 1 "M1" lieutenant : musical-instrument carnyx
admitted

case "Bagpipes: friends within 8 inches do not fear"
scenario bare
+ fighter s1 REG
+ fighter s2 REG plus musical-instrument bagpipes
+ fighter n1 REG keyword fear
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,4
| n1 at 13.5,12
offers fight club n1 => DICE +0

case "Bagpipes: not further off"
scenario bare
+ fighter s1 REG
+ fighter s2 REG plus musical-instrument bagpipes
+ fighter n1 REG keyword fear
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,3
| n1 at 13.5,12
offers fight club n1 => FEAR -1

case "No Retreat: nobody of the Red Brigade leaves melee"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch red-brigade
+ model 1 "M1" lieutenant : trench-club
+ model 2 "M2" trench-dogs-of-the-red-brigade : mercy-dog
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 30,12
| n1 at 13.5,12
illegal TC-4.7 retreat

case "No Retreat: but a Mercy Dog may"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch red-brigade
+ model 1 "M1" lieutenant : trench-club
+ model 2 "M2" trench-dogs-of-the-red-brigade : mercy-dog
| turn 1 acting south active s2
| s1 at 30,12
| s2 at 12,12
| n1 at 13.5,12
legal retreat
