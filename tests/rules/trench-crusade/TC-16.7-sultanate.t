# Abilities of the Iron Sultanate: each does what its line says.
clause TC-16.7
game trench-crusade

case "Mirage of Time"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus mirage-of-time
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Mirage of Time -1

case "Elemental Resistance: no BLOOD of FIRE"
scenario bare
+ fighter s1 REG plus incendiary-ammunition
+ fighter n1 REG plus elemental-resistance
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 2 2 2
holds n1 at 12,18 blood 1

case "Philosophy, Poetry and Theology: Shaken, but its rolls are not Risky"
scenario bare
+ fighter s1 REG plus secrets-of-philosophy
+ fighter n1 REG
| turn 2 acting south active s1
| side south shaken 1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 1 1
to-move south

case "Siege Jezzail Teams: a friend beside the Siege Jezzail"
scenario bare
+ fighter s1 REG only siege-jezzail siege-jezzail-teams
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,12
| n1 at 12,24
offers shoot siege-jezzail n1 => Siege Jezzail Teams +1

case "Siege Jezzail Teams: not with another weapon"
scenario bare
+ fighter s1 REG plus siege-jezzail-teams
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,12
| n1 at 12,18
offers shoot rifle n1 => 7 or more: 58.3 %

case "Hallucinogen Disguise: in sight, and under Binoculars, but 8 inches off"
scenario bare
+ fighter s1 REG keyword infiltrator plus hallucinogen-disguise
+ fighter n1 REG plus binoculars
| turn 0
| n1 at 12,33
| frame phase nobody step 3
| frame deploy south a 1 step 2
legal deploy s1 12,23.5
illegal TC-12.34 deploy s1 12,24.5

case "without it, nobody is deployed in sight"
scenario bare
+ fighter s1 REG keyword infiltrator
+ fighter n1 REG
| turn 0
| n1 at 12,33
| frame phase nobody step 3
| frame deploy south a 1 step 2
illegal TC-12.34 deploy s1 12,23.5

case "Time Slip: after a miss it may be elsewhere"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus time-slip
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 1 1
to-move north
legal place 17,18
illegal TC-16.7 place 19,18
illegal TC-16.7 place 12,13.5
play place 12,24
holds n1 at 12,24 moved
to-move south

case "Time Slip: it may stay"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus time-slip
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 1 1
play skip
holds n1 at 12,18

case "Time Slip: after it there is no move of its Retreat"
scenario bare
+ fighter s1 REG plus time-slip
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play retreat
play reply n1 club
dice 1 1
play place 8,12
holds s1 at 8,12 acted moved
illegal TC-4.8 move 7,12

case "Mastery of the Elements: FIRE, unless it says GAS or SHRAPNEL"
scenario bare
+ fighter s1 REG plus mastery-of-the-elements
+ fighter n1 REG
| turn 0
| n1 at 12,33
| frame phase nobody step 3
| frame deploy south a 1 step 2
play deploy s1 12,3
play skip
play use mastery-of-the-elements
holds counts s1 0,0,0,0,0,0,0,0,0,0,0,0,2

case "Mastery of the Elements: its weapons have the element"
scenario bare
+ fighter s1 REG plus mastery-of-the-elements
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| counts s1 0,0,0,0,0,0,0,0,0,0,0,0,1
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 2 2
holds n1 at 12,18 blood 2

case "Elemental Change: GAS from now on, which a mask keeps out"
scenario bare
+ fighter s1 REG plus mastery-of-the-elements elemental-change
+ fighter n1 REG plus gas-mask
| turn 1 acting south active s1
| s1 at 12,12
| counts s1 0,0,0,0,0,0,0,0,0,0,0,0,1
| n1 at 12,18
illegal TC-16.7 use elemental-change s1 1
play use elemental-change s1 2
dice 4 4
play shoot rifle n1
dice 4 4
dice 2 2
holds n1 at 12,18 blood 1

case "Secrets of Medicine: two BLOOD"
scenario bare
+ fighter s1 REG plus secrets-of-medicine
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,12 blood 3 infection 1
| n1 at 30,30
illegal TC-16.7 use secrets-of-medicine s2 stand
play use secrets-of-medicine s2 blood
dice 4 4 1
holds s2 at 13.5,12 blood 1 infection 1

case "Secrets of Medicine: or one INFECTION"
scenario bare
+ fighter s1 REG plus secrets-of-medicine
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,12 blood 3 infection 1
| n1 at 30,30
play use secrets-of-medicine s2 infection
dice 4 4 1
holds s2 at 13.5,12 blood 3

case "Secrets of Takwin: a Homunculus takes the hit"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus mastery-of-the-elements secrets-of-takwin
+ fighter n2 REG plus takwin-guard
+ fighter n3 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 13.5,18
| n3 at 30,30
play shoot rifle n1
dice 4 4
play use takwin-guard
dice 2 2
holds n1 at 12,18
holds n2 at 13.5,18 blood 1

case "Forward Positions: up to 6 inches outside the zone, beside terrain"
scenario bare
+ piece 1 box 6 x 0.5 x 3 at 9,11 turn 0
+ fighter s1 REG plus sapper-positions
+ fighter n1 REG
| turn 0
| n1 at 12,33
| frame phase nobody step 3
| frame deploy south a 1 step 2
legal deploy s1 12,10.507
illegal TC-4.17 deploy s1 20,10.507

case "Forward Positions: no further"
scenario bare
+ piece 1 box 6 x 0.5 x 3 at 9,13 turn 0
+ fighter s1 REG plus sapper-positions
+ fighter n1 REG
| turn 0
| n1 at 12,33
| frame phase nobody step 3
| frame deploy south a 1 step 2
illegal TC-4.17 deploy s1 12,12.507

case "Secret Paths: off the table at first"
scenario bare
+ fighter s1 REG plus secret-paths
+ fighter s2 REG
+ fighter n1 REG
play use secret-paths
illegal TC-4.17 deploy s1 12,3
play deploy s2 12,3
play deploy n1 12,33
dice 6 1
play first
legal activate s2
illegal TC-4.5 activate s1

case "Secret Paths: from Turn 2 by any edge, 8 inches from enemies"
scenario bare
+ fighter s1 REG plus secret-paths
+ fighter s2 REG
+ fighter n1 REG
| turn 2 acting south
| s1 reserve used 1
| s2 at 12,3
| n1 at 12,33
play activate s1
illegal TC-16.7 place 12,18
illegal TC-16.7 place 12,35.5
illegal TC-16.7 skip
play place 250u,18
holds s1 at 250u,18 acted used 1
to-move south
legal move 5,18

case "Secret Paths: or deployed like others"
scenario bare
+ fighter s1 REG plus secret-paths
+ fighter n1 REG
play skip
dice 6 1
legal deploy s1 12,3

case "Temporal Assassin: two enemies at one charge"
scenario bare
+ fighter s1 REG plus temporal-assassin
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 17,14
play charge n1
dice 4
asks "Regular s1: who is it"
illegal TC-16.7 name n1
play name n2
to-move south
illegal TC-16.7 fight club n2
play fight club n1
dice 1 1
asks "set it up somewhere else"
play place 16,14
holds s1 at 16,14 acted charged moved used 2
illegal TC-16.7 fight club n1
play fight club n2
dice 1 1
illegal TC-4.7 fight club n2
legal end

case "Temporal Assassin: one enemy is enough"
scenario bare
+ fighter s1 REG plus temporal-assassin
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 17,14
play charge n1
dice 4
play skip
to-move south
legal fight club n1
legal end

case "Temporal Assassin: the first does not stand in the way of the second"
scenario bare
+ fighter s1 REG plus temporal-assassin
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
| n2 at 12,19
illegal TC-5.11 charge n2
play charge n1
dice 4
legal name n2

case "Temporal Assassin: not after a Fight in this Activation"
scenario bare
+ fighter s1 REG plus temporal-assassin
+ fighter n1 REG
+ fighter n2 REG
+ fighter n3 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 17,14
| n3 at 13.2,12
play fight club n3
dice 4 4
dice 6 6
play charge n1
dice 4
to-move south
legal end

# Chemistry & Alchemy: ground spoilt before the first Activation.
case "Chemistry & Alchemy: after the Initiative, and before anybody is activated"
scenario bare
+ fighter s1 REG plus secrets-of-chemistry
+ fighter n1 REG
dice 5 2
play deploy s1 12,3
play deploy n1 12,33
dice 6 1
to-move south
asks "which ground is spoilt"
offers spill 14,14 0 gas 6 2 => Spoil 6 x 2 in with GAS, east to west
illegal TC-16.7 spill 2,14 0 gas 6 2
because "on the table"
illegal TC-16.7 spill 12,10.49 0 gas 6 2
because "6 inches from all models"
illegal TC-16.7 spill 12,18 0 gas 6 3
illegal TC-16.7 spill 12,18 0 none 6 2
play spill 12,18 64 gas 6 2
tells "sets up the spoilt ground"
holds marker 1 spill 12,18 of south state 64 amount 54
asks "who activates first"

case "Chemistry & Alchemy: nobody has to, and not in another Turn"
scenario bare
+ fighter s1 REG plus secrets-of-chemistry
+ fighter n1 REG
dice 5 2
play deploy s1 12,3
play deploy n1 12,33
dice 6 1
play skip
play first
play activate s1
play end
play activate n1
play end
dice 6 1
asks "who activates first"

case "Chemistry & Alchemy: an inch from other terrain is too near"
scenario bare
+ piece 1 box 2 x 2 x 1 at 12,19 turn 0
+ fighter s1 REG plus secrets-of-chemistry
+ fighter n1 REG
dice 5 2
play deploy s1 12,3
play deploy n1 12,33
dice 6 1
illegal TC-16.7 spill 13,17 0 fire 6 2
because "1 inch from other terrain"
legal spill 13,16.99 0 fire 6 2

case "spoilt ground is Difficult"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 spill 12,14 of south amount 53
illegal TC-5.2 move 12,17
legal move 12,16

case "and Dangerous: who fails its roll burns"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 spill 12,14 of south amount 53
play move 12,16
dice 1 1
dice 2 2
holds s1 at 12,13 blood 2 acted exhausted moved

case "GAS for one who has a mask is only a wound"
scenario bare
+ fighter s1 REG plus gas-mask
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 spill 12,14 of south amount 54
play move 12,16
dice 1 1
dice 2 2
holds s1 at 12,13 blood 1 acted exhausted moved

case "SHRAPNEL where it is activated"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,12
| n1 at 30,30
| marker 1 spill 12,12 of north amount 55
play activate s1
dice 1 1
dice 2 2
holds s1 at 12,12 blood 2 acted exhausted

case "beside it nothing is Difficult"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 spill 16,14 of south amount 53
legal move 12,18

case "a smaller one"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 spill 12,14 of south amount 21
legal move 12,17
illegal TC-5.2 move 12,17.1
