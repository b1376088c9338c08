# Words of options and abilities that fixtures of other rules do not need: in each case the word makes the difference.
clause TC-16.7
game trench-crusade

case "Assassin Acolyte: INFILTRATOR"
scenario bare
+ piece 1 box 6 x 0.5 x 3 at 9,28 turn 0
+ fighter s1 REG plus assassin-acolyte
+ fighter n1 REG
| turn 0
| n1 at 12,33
| frame phase nobody step 3
| frame deploy south a 1 step 2
legal deploy s1 12,24
illegal TC-12.34 deploy s1 12,24.5

case "Forward Positions: INFILTRATOR"
scenario bare
+ piece 1 box 6 x 0.5 x 3 at 9,28 turn 0
+ fighter s1 REG plus forward-positions
+ fighter n1 REG
| turn 0
| n1 at 12,33
| frame phase nobody step 3
| frame deploy south a 1 step 2
legal deploy s1 12,24
illegal TC-12.34 deploy s1 12,24.5

case "Trench Mole: INFILTRATOR"
scenario bare
+ piece 1 box 6 x 0.5 x 3 at 9,28 turn 0
+ fighter s1 REG plus trench-mole
+ fighter n1 REG
| turn 0
| n1 at 12,33
| frame phase nobody step 3
| frame deploy south a 1 step 2
legal deploy s1 12,24
illegal TC-12.34 deploy s1 12,24.5

case "Unseen Infiltrator: INFILTRATOR"
scenario bare
+ piece 1 box 6 x 0.5 x 3 at 9,28 turn 0
+ fighter s1 REG plus unseen-infiltrator
+ fighter n1 REG
| turn 0
| n1 at 12,33
| frame phase nobody step 3
| frame deploy south a 1 step 2
legal deploy s1 12,24
illegal TC-12.34 deploy s1 12,24.5

case "Fianna: INFILTRATOR"
scenario bare
+ piece 1 box 6 x 0.5 x 3 at 9,28 turn 0
+ fighter s1 REG plus fianna
+ fighter n1 REG
| turn 0
| n1 at 12,33
| frame phase nobody step 3
| frame deploy south a 1 step 2
legal deploy s1 12,24
illegal TC-12.34 deploy s1 12,24.5

case "Fianna: SKIRMISHER, asked whether it evades"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus fianna
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 30,30
play charge n1
to-move north
asks "evade"

case "Light Skirmisher: SKIRMISHER, asked whether it evades"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus light-skirmisher
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 30,30
play charge n1
to-move north
asks "evade"

case "Leader: LEADER, a die more for morale"
scenario bare
+ roster south "A" black-grail
+ model 1 "K" plague-knight : leader
+ model 2 "A" corpse-guard
+ model 3 "B" corpse-guard
+ model 4 "C" corpse-guard
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted
| s3 at 9,3 acted down
| s4 at 12,3 acted down
| n1 at 20,30
play end
dice 1 1 6
tells "The morale of South holds"

case "Master Assassin: LEADER, a die more for morale"
scenario bare
+ fighter s1 REG plus master-assassin
+ fighter s2 REG
+ fighter s3 REG
+ fighter s4 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted
| s3 at 9,3 acted down
| s4 at 12,3 acted down
| n1 at 20,30
play end
dice 1 1 6
tells "The morale of South holds"

case "Inhuman Strength: STRONG, a Machine Gun is fired after a move"
scenario bare
+ fighter s1 REG only machine-gun inhuman-strength
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,16
| n2 at 30,30
play move 12,9
legal shoot machine n1

case "Janissary Veteran: STRONG, a Machine Gun is fired after a move"
scenario bare
+ fighter s1 REG only machine-gun janissary-veteran
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,16
| n2 at 30,30
play move 12,9
legal shoot machine n1

case "Zealot Strength: STRONG, a Machine Gun is fired after a move"
scenario bare
+ fighter s1 REG only machine-gun zealot-strength
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,16
| n2 at 30,30
play move 12,9
legal shoot machine n1

case "Massive Size: TOUGH, its first nine is two BLOOD"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus massive-size
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 down
play shoot rifle n1
dice 4 4
dice 6 6
holds n1 at 12,18 blood 2 down toughened

case "Master Assassin: TOUGH, its first nine is two BLOOD"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus master-assassin
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 down
play shoot rifle n1
dice 4 4
dice 6 6
holds n1 at 12,18 blood 2 down toughened

case "Fierce Lion: FEAR"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus fierce-lion
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight club n1 => 147/216 No effect

case "Terrifying Appearance: FEAR"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus terrifying-appearance
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight club n1 => 147/216 No effect

case "Undead Horror: FEAR"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus undead-horror
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight club n1 => 147/216 No effect

case "Philosophy, Poetry and Theology: NEGATE FEAR"
scenario bare
+ fighter s1 REG plus secrets-of-philosophy
+ fighter n1 REG keyword fear
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight club n1 => 15/36 No effect

case "Wrath of God: NEGATE FEAR"
scenario bare
+ fighter s1 REG plus wrath-of-god
+ fighter n1 REG keyword fear
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight club n1 => 15/36 No effect

case "Elemental Resistance: NEGATE GAS, no BLOOD more"
scenario bare
+ fighter s1 REG only serpent-assault-gun
+ fighter n1 REG plus elemental-resistance
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot serpent n1
dice 4 4
dice 3 3 3
holds n1 at 12,16 blood 1

case "Gas Filters: NEGATE GAS, no BLOOD more"
scenario bare
+ fighter s1 REG only serpent-assault-gun
+ fighter n1 REG plus gas-filters
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot serpent n1
dice 4 4
dice 3 3
holds n1 at 12,16 blood 1

case "Undead Horror: NEGATE GAS, no BLOOD more"
scenario bare
+ fighter s1 REG only serpent-assault-gun
+ fighter n1 REG plus undead-horror
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot serpent n1
dice 4 4
dice 3 3
holds n1 at 12,16 blood 1

case "Hellhound (hellhound): NEGATE FIRE, no BLOOD more"
scenario bare
+ fighter s1 REG only flamethrower
+ fighter n1 REG plus hellhound
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot flame n1
dice 3 3 3
holds n1 at 12,16 blood 1

case "Hellhound (plague-hellhound): NEGATE FIRE, no BLOOD more"
scenario bare
+ fighter s1 REG only flamethrower
+ fighter n1 REG plus plague-hellhound
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot flame n1
dice 3 3 3
holds n1 at 12,16 blood 1

case "Hellhound: in melee, with a die more and FIRE"
scenario bare
+ fighter s1 REG only hellhound
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight hellhound n1 => Hellhound +1 (TC-12.1)
play fight hellhound n1
dice 4 4 4
dice 2 2
holds n1 at 12,13.5 blood 2

case "Body of Gold: GOLEM, eleven is Down"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus body-of-gold
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 30,30
play shoot rifle n1
dice 4 4
dice 5 6
holds n1 at 12,18 blood 1 down

case "Teeth and Claws: in melee"
scenario bare
+ fighter s1 REG plus teeth-and-claws
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight teeth-and-claws n1

case "Iron-Clawed Hands: in melee, CRITICAL"
scenario bare
+ fighter s1 REG only iron-clawed-hands
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight iron-clawed-hands n1
dice 6 6
dice 1 1 1 1
tells "1 BLOOD"

case "Iron-Clawed Hands: CLEAVE"
scenario bare
+ fighter s1 REG only iron-clawed-hands
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight iron-clawed-hands n1
dice 1 1
legal fight iron-clawed-hands n1

case "Knight of Twin Cleavers: no price for the second blade"
scenario bare
+ fighter s1 REG plus knight-of-twin-cleavers plague-blade
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight club n1
dice 1 1
odds fight plague-blade n1 => 15/36 No effect

case "Rotten Cutters: an attack more"
scenario bare
+ fighter s1 REG plus rotten-cutters
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight club n1
dice 1 1
legal fight club n1

case "Janissary Veteran: a die more after a charge"
scenario bare
+ fighter s1 REG plus janissary-veteran
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play charge n1
dice 3
offers fight club n1 => Janissary Veteran +1

case "Philosophy, Poetry and Theology: a die more for morale"
scenario bare
+ fighter s1 REG plus secrets-of-philosophy
+ fighter s2 REG
+ fighter s3 REG
+ fighter s4 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted
| s3 at 9,3 acted down
| s4 at 12,3 acted down
| n1 at 20,30
play end
dice 1 1 6
tells "The morale of South holds"

case "Grenade Carrier: 8 inches are in range"
scenario bare
+ fighter s1 REG plus grenade-carrier
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,4818u
legal shoot grenade-carrier n1

case "Grenade Carrier: a unit more is not"
scenario bare
+ fighter s1 REG plus grenade-carrier
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,4819u
illegal TC-8.3 shoot grenade-carrier n1

case "Grenade Carrier: ASSAULT, then a charge"
scenario bare
+ fighter s1 REG plus grenade-carrier
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play shoot grenade-carrier n1
dice 1 1
legal charge n1

case "Molotov Carrier: 6 inches are in range"
scenario bare
+ fighter s1 REG plus molotov-carrier
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,3802u
legal shoot molotov-carrier n1

case "Molotov Carrier: a unit more is not"
scenario bare
+ fighter s1 REG plus molotov-carrier
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,3803u
illegal TC-8.3 shoot molotov-carrier n1

case "Molotov Carrier: ASSAULT, then a charge"
scenario bare
+ fighter s1 REG plus molotov-carrier
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play shoot molotov-carrier n1
dice 1 1
legal charge n1

case "Vomitus: 8 inches are in range"
scenario bare
+ fighter s1 REG plus vomitus
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,4818u
legal shoot vomitus n1

case "Vomitus: a unit more is not"
scenario bare
+ fighter s1 REG plus vomitus
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,4819u
illegal TC-8.3 shoot vomitus n1

case "Vomitus: ASSAULT, then a charge"
scenario bare
+ fighter s1 REG plus vomitus
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play shoot vomitus n1
dice 1 1
legal charge n1

case "Burning Inferno: it misses, and the other side says where"
scenario bare
+ fighter s1 REG plus burning-inferno
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 30,30 blood 3
illegal TC-8.1 shoot burning-inferno n1
play use burning-inferno n1 1
dice 1 1
to-move north
asks "scatter"

case "Grenade Carrier: IGNORE COVER"
scenario bare
+ fighter s1 REG plus grenade-carrier
+ fighter n1 REG keyword cover
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
offers shoot grenade-carrier n1 => DICE +0 (TC-8.7)

case "Molotov Carrier: IGNORE COVER"
scenario bare
+ fighter s1 REG plus molotov-carrier
+ fighter n1 REG keyword cover
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
offers shoot molotov-carrier n1 => DICE +0 (TC-8.7)

case "Grenade Carrier: BLAST, two at once"
scenario bare
+ fighter s1 REG plus grenade-carrier
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
| n2 at 13.5,17
play shoot grenade-carrier n1
dice 4 4
dice 1 1
dice 1 1
tells "n2"

case "Molotov Carrier: a Critical Success ignores armour"
scenario bare
+ fighter s1 REG plus molotov-carrier
+ fighter n1 REG plus reinforced-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
odds shoot molotov-carrier n1 => 35/1944 out of action

case "Piston Legs: not on a base above 32 mm"
scenario bare
+ fighter s1 REG plus piston-legs
+ fighter n1 BRU
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.8 down
illegal TC-16.7 fight piston-legs n1

case "Additional Arm: a third hand"
scenario bare
+ fighter s1 REG only great-sword trench-shield additional-arm
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight great n1

case "Grand Anchorite: it charges beside an enemy"
scenario bare
+ fighter s1 REG plus grand-anchorite
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| n2 at 12,17
legal charge n2

case "Agile: a climb with a die more"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,14 turn 0 stand climb
+ fighter s1 REG plus agile
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13
| n1 at 30,30
odds move climb 12,14^3 => 42/216 climb: fails

case "Four Paws (dog-paws): a climb with a die more"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,14 turn 0 stand climb
+ fighter s1 REG plus dog-paws
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13
| n1 at 30,30
odds move climb 12,14^3 => 42/216 climb: fails

case "Agile (agile): a jump with a die more"
scenario bare
+ piece 1 box 4 x 3 x 3 at 10,10 turn 0 stand
+ piece 2 box 4 x 3 x 3 at 10,16 turn 0 stand
+ fighter s1 REG plus agile
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 30,30
odds move jump 12,16^3 => 42/216 jump: fails

case "Four Paws (dog-paws): a jump with a die more"
scenario bare
+ piece 1 box 4 x 3 x 3 at 10,10 turn 0 stand
+ piece 2 box 4 x 3 x 3 at 10,16 turn 0 stand
+ fighter s1 REG plus dog-paws
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 30,30
odds move jump 12,16^3 => 42/216 jump: fails

case "Four Paws (four-paws): a jump with a die more"
scenario bare
+ piece 1 box 4 x 3 x 3 at 10,10 turn 0 stand
+ piece 2 box 4 x 3 x 3 at 10,16 turn 0 stand
+ fighter s1 REG plus four-paws
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 30,30
odds move jump 12,16^3 => 42/216 jump: fails

case "Levitate: no roll for a jump"
scenario bare
+ piece 1 box 4 x 3 x 3 at 10,10 turn 0 stand
+ piece 2 box 4 x 3 x 3 at 10,16 turn 0 stand
+ fighter s1 REG plus levitate
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 30,30
play move jump 12,16^3
to-move south

case "Agile (agile): a Diving Charge with a die more"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,10 turn 0 stand
+ fighter s1 REG plus agile
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 12,16.3
play charge n1 drop
dice 3
odds dive => 42/216 Diving Charge: fails

case "Four Paws (four-paws): a Diving Charge with a die more"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,10 turn 0 stand
+ fighter s1 REG plus four-paws
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 12,16.3
play charge n1 drop
dice 3
odds dive => 42/216 Diving Charge: fails

case "Gas Bomb: far off without a price"
scenario bare
+ fighter s1 REG plus gas-bomb
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6,3
| n1 at 6,25
offers shoot gas-bomb n1 => DICE +0 (TC-8.7)

case "Gas Bomb: RELOAD after a hit"
scenario bare
+ fighter s1 REG plus gas-bomb
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,3
| n1 at 12,18
| n2 at 30,30
play shoot gas-bomb n1
dice 4 4
dice 6 6 6
to-move north
asks "activate"

case "Gas Bomb: from above no die more"
scenario bare
+ piece 1 box 6 x 6 x 3 at 9,9 turn 0 stand climb
+ fighter s1 REG plus gas-bomb
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12^3
| n1 at 12,24
offers shoot gas-bomb n1 => DICE +0 (TC-8.7)

case "Infernal Bomb: far off without a price"
scenario bare
+ fighter s1 REG plus infernal-bomb
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6,3
| n1 at 6,25
offers shoot infernal-bomb n1 => DICE +0 (TC-8.7)

case "Infernal Bomb: RELOAD after a hit"
scenario bare
+ fighter s1 REG plus infernal-bomb
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,3
| n1 at 12,18
| n2 at 30,30
play shoot infernal-bomb n1
dice 4 4
dice 6 6 6
to-move north
asks "activate"

case "Infernal Bomb: from above no die more"
scenario bare
+ piece 1 box 6 x 6 x 3 at 9,9 turn 0 stand climb
+ fighter s1 REG plus infernal-bomb
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12^3
| n1 at 12,24
offers shoot infernal-bomb n1 => DICE +0 (TC-8.7)

case "Infernal Bomb: who touches terrain before it is sheltered"
scenario bare
+ piece 1 box 6 x 1 x 0.5 at 9,19 turn 0
+ fighter s1 REG plus infernal-bomb
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,3
| n1 at 12,18
| n2 at 12,20.5
play shoot infernal-bomb n1
dice 4 4
dice 1 1 1
dice 3
dice 1 1 1

case "Shredding Claws: RISKY"
scenario bare
+ fighter s1 REG plus shredding-claws
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
play fight shredding-claws n1
dice 1 1
to-move north

case "Slow and Creeping: three inches of a Dash"
scenario bare
+ fighter s1 REG plus slow-and-creeping
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
play dash
dice 4 4
legal move 12,15
illegal TC-5.2 move 12,15.1

case "Mastery of the Elements: FIRE"
scenario bare
+ fighter s1 REG plus mastery-of-the-elements
+ fighter n1 REG keyword negate-fire
| turn 1 acting south active s1
| s1 at 12,12
| counts s1 0,0,0,0,0,0,0,0,0,0,0,0,1
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 2 2
holds n1 at 12,18 blood 1

case "Mastery of the Elements: FIRE, a BLOOD more"
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

case "Mastery of the Elements: GAS"
scenario bare
+ fighter s1 REG plus mastery-of-the-elements
+ fighter n1 REG keyword negate-gas
| turn 1 acting south active s1
| s1 at 12,12
| counts s1 0,0,0,0,0,0,0,0,0,0,0,0,2
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 2 2
holds n1 at 12,18 blood 1

case "Mastery of the Elements: GAS, a BLOOD more"
scenario bare
+ fighter s1 REG plus mastery-of-the-elements
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| counts s1 0,0,0,0,0,0,0,0,0,0,0,0,2
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 2 2
holds n1 at 12,18 blood 2

case "Mastery of the Elements: SHRAPNEL"
scenario bare
+ fighter s1 REG plus mastery-of-the-elements
+ fighter n1 REG keyword negate-shrapnel
| turn 1 acting south active s1
| s1 at 12,12
| counts s1 0,0,0,0,0,0,0,0,0,0,0,0,3
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 2 2
holds n1 at 12,18 blood 1

case "Mastery of the Elements: SHRAPNEL, a BLOOD more"
scenario bare
+ fighter s1 REG plus mastery-of-the-elements
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| counts s1 0,0,0,0,0,0,0,0,0,0,0,0,3
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 2 2
holds n1 at 12,18 blood 2

case "Mastery of the Elements: FIRE if nothing else is wanted"
scenario bare
+ fighter s1 REG plus mastery-of-the-elements
+ fighter n1 REG
| turn 0
| n1 at 12,33
| frame phase nobody step 3
| frame deploy south a 1 step 2
play deploy s1 12,3
play skip
play skip
holds counts s1 0,0,0,0,0,0,0,0,0,0,0,0,1

case "Foetid Palanquin: three times at one blow"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only foetid-palanquin trench-club
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12 infection 2
| n1 at 12,20
| n2 at 12,34 infection 4
play shoot rifle n1
play keep
dice 5 5
play use foetid-palanquin
play pay s1
play pay s1
play use foetid-palanquin
legal use foetid-palanquin
legal skip

case "Iron-Clawed Hands: the second blow is one with the off-hand"
scenario bare
+ fighter s1 REG only iron-clawed-hands
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight iron-clawed-hands n1
dice 1 1
offers fight iron-clawed-hands n1 => Off-Hand Weapon -1 (TC-9.5)
odds fight iron-clawed-hands n1 => 49/72 No effect
