# Abilities of entries, variants and powers: each does what its line says.
clause TC-16.7
game trench-crusade

case "Temporal Fugue"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus temporal-fugue
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Temporal Fugue -1 (TC-16.7)

case "Temporal Fugue, in melee too"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus temporal-fugue
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
offers fight club n1 => Temporal Fugue -1

case "Stealth Generator"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus stealth-generator
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Stealth Generator -1

case "Whirling Dervishes"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus whirling-dervishes
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Whirling Dervishes -1

case "Hypnotic Eyes"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus hypnotic-eyes
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
offers fight club n1 => Hypnotic Eyes -1

case "Hypnotic Eyes: not for the Black Grail"
scenario bare
+ fighter s1 REG keyword black-grail
+ fighter n1 REG plus hypnotic-eyes
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
offers fight club n1 => 7 or more: 58.3 %

case "Mubarizun: against TOUGH"
scenario bare
+ fighter s1 REG plus mubarizun
+ fighter n1 REG keyword tough
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Mubarizun +1

case "Finish the Fallen"
scenario bare
+ fighter s1 REG plus finish-the-fallen
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12 down
offers fight club n1 => Finish the Fallen +1

case "Punishing Millstones"
scenario bare
+ fighter s1 REG plus punishing-millstones
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12 down
offers fight club n1 => Punishing Millstones +1

case "Expert Medic"
scenario bare
+ fighter s1 REG plus medi-kit expert-medic
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,12 blood 1
| n1 at 30,30
play use medi-kit s2 blood
dice 1 1 1 6
holds s2 at 13.5,12

case "Mad Dash (mad-dash)"
scenario bare
+ fighter s1 REG plus mad-dash
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
odds dash => 42/216 Dash: fails

case "Loping Dash (loping-dash)"
scenario bare
+ fighter s1 REG plus loping-dash
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
odds dash => 42/216 Dash: fails

case "Blind Rage (blind-rage)"
scenario bare
+ fighter s1 REG plus blind-rage
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
odds dash => 42/216 Dash: fails

case "Fast as Lightning (fast-as-lightning)"
scenario bare
+ fighter s1 REG plus fast-as-lightning
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
odds dash => 42/216 Dash: fails

case "Rapid Assault (rapid-assault)"
scenario bare
+ fighter s1 REG plus rapid-assault
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
odds dash => 42/216 Dash: fails

case "Startling Speed (startling-speed)"
scenario bare
+ fighter s1 REG plus startling-speed
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
odds dash => 42/216 Dash: fails

case "Frightening Speed (frightening-speed)"
scenario bare
+ fighter s1 REG plus frightening-speed
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
odds dash => 42/216 Dash: fails

case "Agile (agile)"
scenario bare
+ fighter s1 REG plus agile
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
odds dash => 42/216 Dash: fails

case "Four Paws (dog-paws)"
scenario bare
+ fighter s1 REG plus dog-paws
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
odds dash => 42/216 Dash: fails

case "Four Paws (four-paws)"
scenario bare
+ fighter s1 REG plus four-paws
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
odds dash => 42/216 Dash: fails

case "Frenzied Followers: friends within 8 inches"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter s2 REG plus frenzied-followers
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| s2 at 12,19
odds dash => 42/216 Dash: fails

case "Frightening Speed: standing up does not halve its Movement"
scenario bare
+ fighter s1 REG plus frightening-speed
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,12 down
| n1 at 30,30
play activate s1
legal move 12,18

case "without it, half"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,12 down
| n1 at 30,30
play activate s1
illegal TC-5.2 move 12,18

case "Artificial Life"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus artificial-life
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Artificial Life -1

case "Lesser Mark of Cain"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus lesser-mark-of-cain
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Lesser Mark of Cain -1

case "Undead Fortitude"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus undead-fortitude
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Undead Fortitude -1

case "Plague-Ridden Flesh"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus plague-ridden-flesh
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Plague-Ridden Flesh -2

case "Corpulent"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus corpulent
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Corpulent -2

case "Semi-corporeal"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus semi-corporeal
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Semi-corporeal -1

case "Abiotic Life: against GAS"
scenario bare
+ fighter s1 REG only gas-grenades
+ fighter n1 REG plus abiotic-life
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot gas n1 => Abiotic Life -1

case "Elemental Resistance: against FIRE"
scenario bare
+ fighter s1 REG plus incendiary-ammunition
+ fighter n1 REG plus elemental-resistance
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Elemental Resistance -1

case "Dignified Conduct: no Dash"
scenario bare
+ fighter s1 REG plus dignified-conduct
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
illegal TC-4.7 dash

case "No Retreat"
scenario bare
+ fighter s1 REG plus no-retreat
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
illegal TC-4.7 retreat

case "Barbed Embrace: who is within 1 inch stays"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus barbed-embrace
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
illegal TC-4.7 retreat

case "Unholy Hymns: enemies within 8 inches"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus unholy-hymns
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
odds dash => 147/216 Dash: fails

case "Unholy Hymns: two of them, once; further off, not"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus unholy-hymns
+ fighter n2 REG plus unholy-hymns
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
| n2 at 20,12
odds dash => 147/216 Dash: fails

case "Aura of Gluttony: not for the ARTIFICIAL"
scenario bare
+ fighter s1 REG keyword artificial
+ fighter n1 REG plus aura-of-gluttony
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
odds dash => 15/36 Dash: fails

case "Aura of Gluttony"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus aura-of-gluttony
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
odds dash => 147/216 Dash: fails

case "Death Wail: more INJURY DICE for enemies within 8 inches"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter s2 REG plus death-wail
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| s2 at 12,13.5
offers shoot rifle n1 => Death Wail +1

case "Aura of Wrath: friends within 8 inches"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter s2 REG plus aura-of-wrath
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| s2 at 12,19
offers fight club n1 => Aura of Wrath +1

case "Aura of Pride: BLOOD on enemies within 8 inches at the end"
scenario bare
+ fighter s1 REG plus aura-of-pride
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
| n2 at 12,30
play end
holds n1 at 12,20 blood 1
holds n2 at 12,30

case "Aura of Sloth: a Minor Hit is Down"
scenario bare
+ fighter s1 REG plus aura-of-sloth
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 2 2
holds n1 at 12,18 blood 1 down

case "Disease Carrier: who is activated beside it is infected"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus disease-carrier
| turn 1 acting south
| s1 at 12,12
| n1 at 13.5,12
play activate s1
holds s1 at 12,12 infection 1 acted

case "Pin: small ones do not stand up beside it"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus pin
| turn 1 acting south
| s1 at 12,12 down
| n1 at 13.5,12
play activate s1
holds s1 at 12,12 down acted

case "Pin: a base of 50 mm does"
scenario bare
+ fighter s1 REG base 50
+ fighter n1 REG plus pin
| turn 1 acting south
| s1 at 12,12 down
| n1 at 14,12
play activate s1
holds s1 at 12,12 acted

case "Maddening Buzz: rolls of enemies within 8 inches are Risky"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus maddening-buzz
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 1 2
to-move north

case "Onward Christian Soldiers!: no fear within 8 inches"
scenario bare
+ fighter s1 REG keyword new-antioch
+ fighter s2 REG plus onward-christian-soldiers
+ fighter n1 REG keyword fear
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| s2 at 12,18
offers fight club n1 => 7 or more: 58.3 %

case "Onward Christian Soldiers!: only for their own"
scenario bare
+ fighter s1 REG
+ fighter s2 REG plus onward-christian-soldiers
+ fighter n1 REG keyword fear
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| s2 at 12,18
offers fight club n1 => FEAR -1

case "Shock Charge: the better of two dice"
scenario bare
+ fighter s1 REG plus shock-charge
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,22
play charge n1
dice 2 5

case "Memento Mori: once"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus memento-mori
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 6 6
holds n1 at 12,18 used 1

case "Rampant Charge: no Defended Obstacle"
scenario bare
+ piece 1 box 6 x 0.25 x 1 at 9,12.5 turn 0
+ fighter s1 REG plus rampant-charge
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 charged
| n1 at 12,13.25
offers fight club n1 => 7 or more: 58.3 %

case "without it, the wall counts"
scenario bare
+ piece 1 box 6 x 0.25 x 1 at 9,12.5 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 charged
| n1 at 12,13.25
offers fight club n1 => Defended Obstacle -1

case "Short-Range Marksmanship"
scenario bare
+ fighter s1 REG plus short-range-marksmanship
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Short-Range Marksmanship +1

case "Marksmanship of the Iron Wall: from above"
scenario bare
+ fighter s1 REG plus marksmanship-of-the-iron-wall
+ fighter n1 REG
+ piece 1 hill-a at 7,10
| turn 1 acting south active s1
| s1 at 12,14^3
| n1 at 12,22
offers shoot rifle n1 => Marksmanship of the Iron Wall +1

case "Counter-Charge: after a charge"
scenario bare
+ fighter s1 REG plus counter-charge
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play charge n1
dice 3
offers fight club n1 => Counter-Charge +1

case "Overwhelming Horde: two friends within 3 inches, one not"
scenario bare
+ fighter s1 REG plus overwhelming-horde
+ fighter n1 REG
+ fighter s2 REG
+ fighter s3 REG
+ fighter s4 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| s2 at 12,14
| s3 at 10,12
| s4 at 12,18
offers fight overwhelming-horde n1 => Overwhelming Horde +2

case "Gluttonous Horde"
scenario bare
+ fighter s1 REG plus gluttonous-horde
+ fighter n1 REG
+ fighter s2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| s2 at 12,14
offers fight gluttonous-horde n1 => Gluttonous Horde +1

case "Chewa: two of three friends beside the target count"
scenario bare
+ fighter s1 REG plus chewa
+ fighter n1 REG
+ fighter s2 REG
+ fighter s3 REG
+ fighter s4 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| s2 at 13.5,13.5
| s3 at 13.5,10.5
| s4 at 15,12
offers fight club n1 => Chewa +2

case "Strength through Pain: a die for each BLOOD"
scenario bare
+ fighter s1 REG plus strength-through-pain
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 3
| n1 at 13.5,12
offers fight club n1 => Strength through Pain +3

case "Sacred Geometry"
scenario bare
+ fighter s1 REG plus sacred-geometry
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Sacred Geometry +1

case "Hit-and-run Tactics: harder to strike when it leaves"
scenario bare
+ fighter s1 REG plus hit-and-run-tactics
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play retreat
offers reply n1 club => Hit-and-run Tactics -1

case "Slow and Creeping: its replies are weak"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus slow-and-creeping
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play retreat
offers reply n1 club => Slow and Creeping -1

case "Grand Anchorite: nobody strikes when it leaves"
scenario bare
+ fighter s1 REG plus grand-anchorite
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play retreat
to-move south

case "Swiss Guard: NEGATE FEAR"
scenario bare
+ fighter s1 REG plus swiss-guard
+ fighter n1 REG keyword fear
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
offers fight club n1 => 7 or more: 58.3 %

case "Mercy Dog of a mercenary: it has a Medi-kit"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ model 1 "M1" lieutenant : dog-food
+ model 2 "M2" trench-dog : mercy-dog
| turn 1 acting south active s2
| s1 at 20,12
| s2 at 12,12 blood 1
| n1 at 30,30
legal use medi-kit s2 blood

case "IGNORE OFF-HAND WEAPON of the model itself"
scenario bare
+ fighter s1 REG keyword ignore-off-hand only sword trench-club
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight sword n1
dice 1 1
offers fight club n1 => 7 or more: 58.3 %

case "without it, the second weapon is worse"
scenario bare
+ fighter s1 REG only sword trench-club
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight sword n1
dice 1 1
offers fight club n1 => Off-Hand Weapon -1

case "Knight of Twin Cleavers: SHRAPNEL in melee"
scenario bare
+ fighter s1 REG plus knight-of-twin-cleavers
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight club n1
dice 4 4
dice 1 2
holds n1 at 13.5,12 blood 2

case "Lightning Speed: a second blow"
scenario bare
+ fighter s1 REG plus lightning-speed
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight club n1
dice 1 1
legal fight club n1

case "Plague Almoner: a Bloodbath costs one marker less"
scenario bare
+ fighter s1 REG plus plague-almoner
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 5
play shoot rifle n1
dice 4 4
legal spend bath

case "without it, it costs six"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 5
play shoot rifle n1
dice 4 4
illegal TC-2.8 spend bath

case "God is With Us!: a BLESSING for a friend within 6 inches"
scenario bare
+ fighter s1 REG plus god-is-with-us
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,18
| n1 at 30,30
play use god-is-with-us s2
dice 4 4
holds s2 at 12,18 blessing 1
illegal TC-12.4 use god-is-with-us s2

case "God is With Us!: further off, not; a failure ends the Activation"
scenario bare
+ fighter s1 REG plus god-is-with-us
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,20
| n1 at 30,30
illegal TC-16.7 use god-is-with-us s2
play use god-is-with-us s1
dice 1 2
to-move north

case "Laying on Hands: 1 BLOOD, on a critical 3; a failure ends nothing"
scenario bare
+ fighter s1 REG plus laying-on-hands
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,18 blood 4
| n1 at 30,30
play use laying-on-hands s2
dice 6 6
holds s2 at 12,18 blood 1

case "Laying on Hands: nobody without BLOOD"
scenario bare
+ fighter s1 REG plus laying-on-hands
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
illegal TC-16.7 use laying-on-hands s1

case "Enforced Orthodoxy: the fallen within 8 inches stand up"
scenario bare
+ fighter s1 REG plus enforced-orthodoxy
+ fighter s2 REG
+ fighter s3 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,18 down
| s3 at 12,28 down
| n1 at 30,30
play use enforced-orthodoxy s1
dice 1 4 4
holds s2 at 12,18
holds s3 at 12,28 down

case "Divine Judgement: 1 BLOOD, 2 on the damned, unseen too"
scenario bare
+ fighter s1 REG plus divine-judgement
+ fighter n1 REG keyword heretic
+ fighter n2 REG
+ piece 1 box 12 x 0.5 x 6 at 6,20 turn 0
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,30
| n2 at 12,33
play use divine-judgement n1
dice 4 4
holds n1 at 12,30 blood 2

case "Goetic Gaze: only one that is seen"
scenario bare
+ fighter s1 REG plus goetic-gaze
+ fighter n1 REG
+ fighter n2 REG
+ piece 1 box 12 x 0.5 x 6 at 6,20 turn 0
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,30
| n2 at 30,12
illegal TC-16.7 use goetic-gaze n1
play use goetic-gaze n2
dice 6 6
holds n2 at 30,12 blood 2

case "Ravenous Infection: INFECTION, and the Activation is over"
scenario bare
+ fighter s1 REG plus ravenous-infection
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play use ravenous-infection n1
dice 4 4
holds n1 at 13.5,12 infection 1
to-move north

case "Brave: one more die for Morale, once"
scenario bare
+ fighter s1 REG plus alba-courage
+ fighter s2 REG plus alba-courage
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted down
| n1 at 20,30
play end
to-move dice
dice 1 6 5
tells "The morale of South holds"

case "Morale against the Black Grail: one die less"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG plus dread-of-the-grail
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted down
| n1 at 20,30
play end
to-move dice
dice 1 5 6
tells "The morale of South fails"

case "the Court does not mind"
scenario bare
+ fighter s1 REG keyword the-court
+ fighter s2 REG keyword the-court
+ fighter n1 REG plus dread-of-the-grail
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted down
| n1 at 20,30
play end
to-move dice
dice 5 6
tells "The morale of South holds"
