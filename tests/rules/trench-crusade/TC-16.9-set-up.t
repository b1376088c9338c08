# Kit that is set up on the table, and kit that moves others about.
clause TC-16.9
game trench-crusade

case "Anqā Guard: set up by an ACTION beside its bearer, who then carries it no more"
scenario bare
+ fighter s1 REG plus anqa-guard
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,24
play use anqa-guard s1
dice 4 4 1 1
asks "place the Anqā Guard"
illegal TC-16.9 place 12,14.5
play place 12,13.5
tells "sets up the Anqā Guard"
holds marker 1 guard 12,13.5 of south
illegal TC-5.3 move 12,18
illegal TC-12.4 use anqa-guard s1

case "Anqā Guard: it is set up once"
scenario bare
+ fighter s1 REG plus anqa-guard
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 set-up
| n1 at 12,24
illegal TC-16.7 use anqa-guard s1

case "Anqā Guard: a failure ends the Activation"
scenario bare
+ fighter s1 REG plus anqa-guard
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,24
play use anqa-guard s1
dice 1 1 1 1
to-move north

case "Anqā Guard: Cover for who stands behind it"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
| marker 1 guard 12,18.7 of north
offers shoot rifle n1 => Cover -1

case "Anqā Guard: HEAVY, so that its bearer has no Charge Bonus"
scenario bare
+ fighter s1 REG plus anqa-guard
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play charge n1
to-move south

case "Anqā Guard: set up, and the bonus is there"
scenario bare
+ fighter s1 REG plus anqa-guard
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 set-up
| n1 at 12,18
| marker 1 guard 30,18.7 of south
play charge n1
to-move dice

case "Anqā Guard: or after deployment, wholly in the zone"
scenario bare
+ fighter s1 REG plus anqa-guard
+ fighter n1 REG
| turn 0
| frame phase nobody step 3
| frame deploy south a 1 step 2
play deploy s1 12,3
play deploy n1 12,33
asks "place the Anqā Guard"
illegal TC-16.9 place 12,5.5
play place 15,3
holds marker 1 guard 15,3 of south

case "Anqā Guard: or not yet"
scenario bare
+ fighter s1 REG plus anqa-guard
+ fighter n1 REG
| turn 0
| frame phase nobody step 3
| frame deploy south a 1 step 2
play deploy s1 12,3
play deploy n1 12,33
play skip
to-move dice

case "Golden Calf Altar: round its bearer the ground is Difficult for enemies"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus golden-calf-altar
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 14,14
illegal TC-5.2 move 16,12
legal move 14,12

case "Golden Calf Altar: not for its friends, nor further off"
scenario bare
+ fighter s1 REG
+ fighter s2 REG plus golden-calf-altar
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 14,14
| n1 at 30,30
legal move 18,12

case "Golden Calf Altar: those who fly are slow there too"
scenario bare
+ fighter s1 REG keyword flying
+ fighter n1 REG plus golden-calf-altar
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 14,14
illegal TC-5.2 move 16,12
legal move 14,12

case "Golden Calf Altar: set up it does the same, and its bearer does not any more"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus golden-calf-altar
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30 set-up
| marker 1 altar 14,14 of north amount 3
illegal TC-5.2 move 16,12
legal move 14,12

case "Golden Calf Altar: set up within an inch, without a roll"
scenario bare
+ fighter s1 REG plus golden-calf-altar
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
play use golden-calf-altar s1
play place 12,13.2
holds marker 1 altar 12,13.2 of south amount 3

case "Gas Bomb: its target staggers where the attacker wants"
scenario bare
+ fighter s1 REG only gas-bomb
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
| n2 at 30,30
play shoot gas-bomb n1
dice 4 4
dice 2 2 2
dice 3
asks "which way is it moved"
play steer 0
tells "is pushed to 14,20"

case "Atonement Bell: only as the second weapon"
scenario bare
+ fighter s1 REG only trench-club atonement-bell
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
illegal TC-16.9 fight atonement n1
play fight club n1
dice 1 1
play fight atonement n1
dice 6 6 1
tells "hits Regular n1"

case "Atonement Bell: no injury, but it drives its victim off, past the attacks of others"
scenario bare
+ fighter s1 REG only trench-club atonement-bell
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,13.3
| n1 at 13.5,12
play fight club n1
dice 1 1
play fight atonement n1
dice 6 6 1
dice 5
play steer 192
to-move south
play reply s2 club
dice 1 1
play skip
tells "n1 is pushed"
holds n1 at 13.5,9 moved

case "Atonement Bell: not into another melee"
scenario bare
+ fighter s1 REG only trench-club atonement-bell
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 18,12
| n1 at 13.5,12
play fight club n1
dice 1 1
play fight atonement n1
dice 6 6 1
dice 5
illegal TC-16.9 steer 0
play steer 64

case "Atonement Bell: not on a base above 40 mm"
scenario bare
+ fighter s1 REG only trench-club atonement-bell
+ fighter n1 REG base 50
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight club n1
dice 1 1
play fight atonement n1
dice 6 6 1
to-move south
legal end
illegal TC-4.7 steer 0

case "Sarcophagus Mine: it may go off when an enemy ends a move within 3 inches"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG only sarcophagus-mine
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3
| n1 at 12,18
| n2 at 30,30
play move 12,15
to-move north
asks "use it"
play use sarcophagus-mine
dice 1 1
holds s1 at 12,15 blood 2 acted moved
holds n1 out 12,18 used 1

case "Sarcophagus Mine: or not; and not from further off"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only sarcophagus-mine
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,13.9
to-move south
play dash
dice 4 4
play move 12,15
to-move north
play skip
to-move south
case "Iron Wall Kalkan: a straight Move pushes an enemy along"
scenario bare
+ fighter s1 REG base 60 plus iron-wall-kalkan
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.674,12
play use iron-wall-kalkan n1 towards 0
tells "n1 is pushed to 19.7,12"
holds s1 at 18,12 acted moved
holds n1 at 19.674,12 moved
illegal TC-4.8 move 12,12

case "Iron Wall Kalkan: not away from it, nor one on a large base, nor one it does not touch"
scenario bare
+ fighter s1 REG base 60 plus iron-wall-kalkan
+ fighter n1 REG
+ fighter n2 REG base 50
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.674,12
| n2 at 30,12
illegal TC-16.9 use iron-wall-kalkan n1 towards 128
illegal TC-16.7 use iron-wall-kalkan n2 towards 0

case "Iron Wall Kalkan: terrain above half an inch stops both, and hurts"
scenario bare
+ piece 1 box 1 x 6 x 4 at 16,9 turn 0
+ fighter s1 REG base 60 plus iron-wall-kalkan
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.674,12
play use iron-wall-kalkan n1 towards 0
dice 1 1
tells "n1 is wounded"

case "Iron Wall Kalkan: another model stops them unhurt"
scenario bare
+ fighter s1 REG base 60 plus iron-wall-kalkan
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.674,12
| n2 at 17,12
play use iron-wall-kalkan n1 towards 0
to-move south

case "Iron Wall Kalkan: off a ledge"
scenario bare
+ piece 1 box 4 x 6 x 4 at 10,9 turn 0 stand
+ fighter s1 REG base 60 plus iron-wall-kalkan
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 11.5,12^4
| n1 at 13.174,12^4
play use iron-wall-kalkan n1 towards 0
dice 1 1 1
tells "comes down 4.0 inches"

case "Explosive Charges: terrain is filled after deployment"
scenario bare
+ piece 1 box 2 x 2 x 2 at 12,17 turn 0
+ piece 2 box 10 x 2 x 2 at 22,17 turn 0
+ piece 3 box 2 x 2 x 2 at 3,33 turn 0
+ fighter s1 REG plus explosive-charges
+ fighter n1 REG
| turn 0
| frame phase nobody step 3
| frame deploy south a 1 step 2
play deploy s1 12,3
play deploy n1 12,33
asks "place the Explosive Charges"
illegal TC-16.9 place 25,18
illegal TC-16.9 place 4,34
play place 13,18
holds marker 1 charges 13,18^2 of south amount 1
as north
lacks marker 1 charges 13,18^2 of south amount 1
hides "13,18"
tells "hides its Explosive Charges"
silent "sets up the Explosive Charges"

case "Explosive Charges: they go off when a friend is activated, and the terrain is gone"
scenario bare
+ piece 1 box 4 x 4 x 4 at 12,17 turn 0 stand
+ fighter s1 REG plus explosive-charges
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south
| s1 at 12,3
| s2 at 20,3
| n1 at 14,19^4
| n2 at 30,33
| marker 1 charges 14,19 of south state 0 amount 1
play activate s2
asks "use it"
play use explosive-charges
dice 1 1
tells "n1 is wounded: 2 BLOOD"
tells "comes down 4.0 inches"
play keep
dice 1 1 1
holds removed 1
holds n1 at 14,19 blood 3 moved
to-move south
legal move 20,4

case "Explosive Charges: or they wait"
scenario bare
+ piece 1 box 4 x 4 x 4 at 12,17 turn 0 stand
+ fighter s1 REG plus explosive-charges
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,3
| n1 at 14,19^4
| marker 1 charges 14,19 of south state 0 amount 1
play activate s1
play skip
to-move south
holds marker 1 charges 14,19 of south amount 1
