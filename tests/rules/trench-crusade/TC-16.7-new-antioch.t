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

case "Set Mine: terrain it touches, by a roll with two more dice"
scenario bare
+ piece 1 box 2 x 2 x 2 at 14,11 turn 0
+ fighter s1 REG plus set-mine
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 13.507,12
| n1 at 30,30
play use set-mine s1 1
dice 1 1 3 4
tells "sets up the mined terrain"
holds marker 1 mined 13.507,12 of south amount 1
to-move south

case "Set Mine: a failure is nothing, and not Risky"
scenario bare
+ piece 1 box 2 x 2 x 2 at 14,11 turn 0
+ fighter s1 REG plus set-mine
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 13.507,12
| n1 at 30,30
play use set-mine s1 1
dice 1 1 1 1
to-move south
lacks marker 1 mined 13.507,12 of south amount 1

case "Set Mine: not terrain of more than 8 inches, nor twice"
scenario bare
+ piece 1 box 9 x 2 x 2 at 14,11 turn 0
+ piece 2 box 2 x 2 x 2 at 11,11 turn 0
+ fighter s1 REG plus set-mine
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 13.507,12
| n1 at 30,30
| marker 1 mined 12,12 of north state 1 amount 25
illegal TC-16.7 use set-mine s1 1

case "Defuse Mine: by a Risky roll, and on it goes"
scenario bare
+ piece 1 zone 0,0..2,6 at 14,9 turn 0 difficult
+ fighter s1 REG keyword negate-mined plus defuse-mine
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 mined 14,12 of north state 0 amount 25
play move 15,12
to-move south
play use defuse-mine
dice 3 4
tells "defuses a mine"
holds s1 at 15,12 acted moved
to-move south

case "Defuse Mine: a failure sets it off, and ends the Activation"
scenario bare
+ piece 1 zone 0,0..2,6 at 14,9 turn 0 difficult
+ fighter s1 REG keyword negate-mined plus defuse-mine
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 mined 14,12 of north state 0 amount 25
play move 15,12
play use defuse-mine
dice 1 1
dice 1 1
to-move north
holds s1 at 14,12 blood 2 acted exhausted moved

case "Defuse Mine: or it passes, and the mine stays"
scenario bare
+ piece 1 zone 0,0..2,6 at 14,9 turn 0 difficult
+ fighter s1 REG keyword negate-mined plus defuse-mine
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 mined 14,12 of north state 0 amount 25
play move 15,12
play skip
holds s1 at 15,12 acted moved
holds marker 1 mined 14,12 of north amount 25

case "Defuse Mine: its own without a roll"
scenario bare
+ piece 1 zone 0,0..2,6 at 14,9 turn 0 difficult
+ fighter s1 REG keyword negate-mined plus defuse-mine
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 mined 14,12 of south state 0 amount 1
play move 15,12
play use defuse-mine
tells "defuses a mine"
to-move south
holds s1 at 15,12 acted moved

case "Four Paws: no sheer faces"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,14 turn 0 stand climb
+ fighter s1 REG plus four-paws
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,5338u
| n1 at 30,30
illegal TC-7.3 move 12,6354u climb 12,14^3 on
legal move 12,6354u

case "Mercy Dog: drags one who is Down at half its Movement"
scenario bare
+ fighter s1 REG plus mercy-dog
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13,12 down
| n1 at 30,30
play use mercy-dog s2 move
asks "where does it move"
illegal TC-5.2 move 12,15.2
play move 12,15
illegal TC-16.7 place 12,18
play place 12,16.5
holds s2 at 12,16.5 down moved
illegal TC-4.8 move 12,16

case "Mercy Dog: or in a Dash"
scenario bare
+ fighter s1 REG plus mercy-dog
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13,12 down
| n1 at 30,30
play use mercy-dog s2 dash
dice 3 4
play move 12,15
play place 12,16.5
illegal TC-4.7 dash
legal move 12,9

case "Mercy Dog of a mercenary: it must touch whom it drags, and no enemy may be near"
scenario bare
+ fighter s1 REG plus mercy-dog
+ fighter s2 REG
+ fighter s3 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,12 down
| s3 at 11,12 down
| n1 at 10,13.2
illegal TC-16.7 use mercy-dog s2 move
illegal TC-16.7 use mercy-dog s3 move

case "Mercy Dog that a model of New Antioch owns: it is a mercenary all the same"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ model 1 "M1" lieutenant : trench-club dog-food
+ model 2 "M2" trench-dog : mercy-dog
+ model 3 "M3" yeoman : trench-club
| turn 1 acting south active s2
| s1 at 30,30
| s2 at 12,12
| s3 at 13.8,12 down
| n1 at 15.5,12
illegal TC-16.7 use mercy-dog s3 move
because "it does not touch it"

case "Mercy Dog hired by the Red Brigade: its Medi-kit is its own"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch red-brigade
+ model 1 "M1" lieutenant : trench-club dog-food
+ model 2 "M2" trench-dog : mercy-dog
+ model 3 "M3" trench-dogs-of-the-red-brigade : mercy-dog
| turn 1 acting south active s1
| s1 at 13.5,12 blood 2
| s2 at 12,12
| s3 at 30,30
| n1 at 30,12
illegal TC-16.7 use dog-medi-kit s1 blood
because "no Mercy Dog"

case "Mercy Dog of the Red Brigade: within 1 inch is enough, out of melee too"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch red-brigade
+ model 1 "M1" lieutenant : trench-club
+ model 2 "M2" trench-dogs-of-the-red-brigade : mercy-dog
| turn 1 acting south active s2
| s1 at 13.8,12 down
| s2 at 12,12
| n1 at 15.5,12
play use mercy-dog s1 move
play move 9,12
play place 7.8,12
holds s1 at 7.8,12 down moved

case "Mercy Dog of the Red Brigade: its Medi-kit serves whoever stands beside it"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch red-brigade
+ model 1 "M1" lieutenant : trench-club
+ model 2 "M2" trench-dogs-of-the-red-brigade : mercy-dog
| turn 1 acting south active s1
| s1 at 13.5,12 blood 2
| s2 at 12,12
| n1 at 30,12
play use dog-medi-kit s1 blood
play keep
dice 3 4
holds s1 at 13.5,12 blood 1 acted

case "Mercy Dog of the Red Brigade: not further off, and not by the dog itself"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch red-brigade
+ model 1 "M1" lieutenant : trench-club
+ model 2 "M2" trench-dogs-of-the-red-brigade : mercy-dog
| turn 1 acting south active s1
| s1 at 15.5,12 blood 2
| s2 at 12,12 blood 1
| n1 at 30,12
illegal TC-16.7 use dog-medi-kit s1 blood
