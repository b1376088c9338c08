# Abilities of New Antioch, the Trench Pilgrims, the Heretic Legion and the Court.
clause TC-16.7
game trench-crusade

case "Absolute Faith: no BLOOD spent on its shots"
scenario bare
+ fighter s1 REG plus absolute-faith
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 2
| n1 at 12,18
play shoot rifle n1
to-move dice

case "Absolute Faith: its blows are open to spending"
scenario bare
+ fighter s1 REG plus absolute-faith
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 2
| n1 at 13.5,12
play fight club n1
to-move north

case "Strength through Pain: its BLOOD is not spent against its blows"
scenario bare
+ fighter s1 REG plus strength-through-pain
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 2
| n1 at 13.5,12
play fight club n1
to-move dice

case "Morphean Mind: one BLOOD at most"
scenario bare
+ fighter s1 REG plus morphean-mind
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 3
| n1 at 12,18
play shoot rifle n1
legal spend 1
illegal TC-2.2 spend 2

case "Assault Drill: a Great Sword does not slow its charge"
scenario bare
+ fighter s1 REG plus great-sword assault-drill
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,22
play charge n1
to-move dice

case "Battlefield Demolition: a Satchel Charge after a move"
scenario bare
+ fighter s1 REG only satchel-charge battlefield-demolition
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,13
legal shoot satchel n1

case "Battlefield Demolition: no other HEAVY weapon"
scenario bare
+ fighter s1 REG only machine-gun battlefield-demolition
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play move 12,13
illegal TC-12.27 shoot machine n1

case "Berserker: never BLOOD"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus berserker
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 3 4
holds n1 at 12,18 down

case "Wrath of God: never BLOOD"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus wrath-of-god
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 3 4
holds n1 at 12,18 down

case "Blessed Stigmata: what REGENERATE takes becomes BLESSING"
scenario bare
+ fighter s1 REG plus blessed-stigmata regenerative-tissue
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,12 blood 2
| n1 at 12,30
play activate s1
holds s1 at 12,12 blood 1 blessing 1 acted

case "Bodyguard: takes the hit"
scenario bare
+ fighter s1 REG
+ fighter n1 REG keyword pilgrim
+ fighter n2 REG plus bodyguard
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 13.5,18
play shoot rifle n1
dice 4 4
to-move north
play use bodyguard
dice 3 4
holds n1 at 12,18
holds n2 at 13.5,18 blood 1 down

case "Bodyguard: or lets it be"
scenario bare
+ fighter s1 REG
+ fighter n1 REG keyword pilgrim
+ fighter n2 REG plus bodyguard
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 13.5,18
play shoot rifle n1
dice 4 4
play skip
dice 3 4
holds n1 at 12,18 blood 1 down

case "Bodyguard: not for others, nor from afar"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG plus bodyguard
+ fighter n3 REG keyword pilgrim plus bodyguard
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 13.5,18
| n3 at 20,18
play shoot rifle n1
dice 4 4
to-move dice

case "Bodyguard of the Black Grail"
scenario bare
+ fighter s1 REG
+ fighter n1 REG keyword black-grail
+ fighter n2 REG plus corpse-bodyguard
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 13.5,18
play shoot rifle n1
dice 4 4
play use corpse-bodyguard
dice 3 4
holds n2 at 13.5,18 blood 1 down

case "Dark Blessing: the nearest ELITE HERETIC"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus dark-blessing
+ fighter n2 REG keyword elite keyword heretic
+ fighter n3 REG keyword elite keyword heretic
+ fighter n4 REG keyword heretic
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 12,26
| n3 at 12,23
| n4 at 12,20
play shoot rifle n1
dice 4 4
dice 6 6
holds n3 at 12,23 blessing 1
holds n2 at 12,26
holds n4 at 12,20

case "Masters of the Grenade: 4 inches further"
scenario bare
+ fighter s1 REG only frag-grenades masters-of-the-grenade
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,24
legal shoot frag n1

case "Belly of the Beast: the attacker bleeds too"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus belly-of-the-beast
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight club n1
dice 4 4
dice 1 2
holds s1 at 12,12 blood 1 acted used 2
holds n1 at 13.5,12 blood 1

case "Eater of the Flesh: it loses what it has placed"
scenario bare
+ fighter s1 REG plus eater-of-the-flesh
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 3
| n1 at 13.5,12 down
play fight club n1
play keep
dice 4 4
dice 1 3 4
holds s1 at 12,12 blood 1 acted used 2
holds n1 at 13.5,12 blood 2 down

case "Eater of the Flesh: not of DEMONIC flesh"
scenario bare
+ fighter s1 REG plus eater-of-the-flesh
+ fighter n1 REG keyword demonic
| turn 1 acting south active s1
| s1 at 12,12 blood 3
| n1 at 13.5,12
play fight club n1
play keep
dice 4 4
dice 1 2
holds s1 at 12,12 blood 3 acted used 2

case "Greedy Hearts: a BLESSING for each dear enemy"
scenario bare
+ fighter s1 REG plus greedy-hearts
+ fighter n1 REG cost 150
+ fighter n2 REG cost 149
| turn 0
| frame phase nobody step 3
| frame deploy south a 1 step 2
| n1 at 12,33
| n2 at 15,33
play deploy s1 12,3
holds s1 at 12,3 blessing 1

case "Proud Defiance: no Morale Check"
scenario bare
+ fighter s1 REG plus proud-defiance
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted down
| n1 at 20,30
play end
holds turn 2 initiative north

case "Red Banner: Shaken, and no flight"
scenario bare
+ fighter s1 REG plus red-banner
+ fighter n1 REG
| turn 2 acting north active n1
| side south shaken 1
| s1 at 12,12 acted
| n1 at 12,30
play end
dice 1 1
holds side south shaken 2

case "Martyred: hits harder, is hurt less"
scenario bare
+ fighter s1 REG plus martyred
+ fighter n1 REG plus martyred
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
offers fight club n1 => Martyred +1
offers fight club n1 => Martyred -1

case "Aim: two dice more for its shots in this Activation"
scenario bare
+ fighter s1 REG plus aim
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play use aim s1
dice 1 1 3 4
offers shoot rifle n1 => Aim +2
illegal TC-12.4 use aim s1

case "Aim: forgotten when the Activation ends"
scenario bare
+ fighter s1 REG plus aim
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play use aim s1
dice 1 1 3 4
play end
holds s1 at 12,12 acted

case "Aim: a failure ends the Activation"
scenario bare
+ fighter s1 REG plus aim
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play use aim s1
dice 1 1 1 1
to-move north

case "Fortify: Cover until it moves"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus fortify
| turn 1 acting north active n1
| s1 at 12,12
| n1 at 12,18
play use fortify n1
dice 4 4
play end
play activate s1
offers shoot rifle n1 => Cover -1

case "Fortify: gone after a step"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus fortify
| turn 1 acting north active n1
| s1 at 12,12
| n1 at 12,18
play use fortify n1
dice 4 4
play move 12,19
play end
play activate s1
offers shoot rifle n1 => 7 or more: 58.3 %

case "Hide: neither shot at nor charged"
scenario bare
+ piece 1 box 6 x 0.25 x 0.5 at 9,12.5 turn 0
+ fighter s1 REG plus hide
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play use hide s1
dice 1 3 4
play end
play activate n1
illegal TC-16.7 shoot rifle s1
illegal TC-16.7 charge s1

case "Hide: an enemy who comes close finds it"
scenario bare
+ piece 1 box 6 x 0.25 x 0.5 at 9,12.5 turn 0
+ fighter s1 REG plus hide
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play use hide s1
dice 1 3 4
play end
play activate n1
play move 12,14.3
legal shoot rifle s1

case "Hide: an enemy who passes by finds it"
scenario bare
+ piece 1 box 6 x 0.25 x 0.5 at 9,12.5 turn 0
+ fighter s1 REG plus hide
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 16,14.3
play use hide s1
dice 1 3 4
play end
play activate n1
play move 10,14.3
legal shoot rifle s1

case "Hide: an enemy who passes further off does not"
scenario bare
+ piece 1 box 6 x 0.25 x 0.5 at 9,12.5 turn 0
+ fighter s1 REG plus hide
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 15,14.5
play use hide s1
dice 1 3 4
play end
play activate n1
play move 9,14.5
illegal TC-16.7 shoot rifle s1

case "Hide: an enemy who is pushed past finds it too"
scenario bare
+ piece 1 box 6 x 0.25 x 0.5 at 9,12.5 turn 0
+ kit ram TC-5.21 "Ram" 1-handed melee
+ at hurt-by push 6
+ fighter s1 REG plus hide
+ fighter s2 REG only ram
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 16.5,14.3
| n1 at 15,14.3
| n2 at 12,20
play use hide s1
dice 1 3 4
play end
play activate n2
illegal TC-16.7 shoot rifle s1
play end
play activate s2
play fight ram n1
dice 5 5
dice 2 2
play end
play activate n1
legal shoot rifle s1

case "Hide: not in the open"
scenario bare
+ fighter s1 REG plus hide
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
illegal TC-16.7 use hide s1

case "Arise and be Healed!: up, and D3 markers less"
scenario bare
+ fighter s1 REG plus arise-and-be-healed
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,15 blood 2 infection 2 down
| n1 at 30,30
play use arise-and-be-healed s2 1
dice 4 4
dice 4
holds s2 at 12,15 blood 1 infection 1

case "Tabot: a BLESSING when a friend heals"
scenario bare
+ fighter s1 REG plus medi-kit
+ fighter s2 REG plus tabot
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 1
| s2 at 12,20
| n1 at 30,30
play use medi-kit s1 blood
play keep
dice 4 4
holds s2 at 12,20 blessing 1

case "Away, Serpents!: Down, whatever is between"
scenario bare
+ fighter s1 REG plus away-serpents
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,22
play use away-serpents n1
dice 4 4
holds n1 at 12,22 blood 1 down

case "Away, Serpents!: harder against large ones"
scenario bare
+ fighter s1 REG plus away-serpents
+ fighter n1 REG base 40
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,22
play use away-serpents n1
dice 4 4 1
to-move north

case "On my Command!: the opponent's next is named"
scenario bare
+ fighter s1 REG plus hold-your-fire
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,22
| n2 at 15,22
play use hold-your-fire n2
to-move north
legal activate n2
illegal TC-4.5 activate n1
play activate n2
play end
legal activate n1

case "Blessed Psalm: hands on a BLESSING"
scenario bare
+ fighter s1 REG plus holy-warrior
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blessing 1
| s2 at 3,3
| n1 at 30,30
play use holy-warrior s2
holds s2 at 3,3 blessing 1
illegal TC-12.4 use holy-warrior s2

case "The Price of Greed: armour makes it worse"
scenario bare
+ fighter s1 REG plus price-of-greed
+ fighter n1 REG armour -2
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,22
play use price-of-greed n1
dice 4 4
dice 1 1 4 5
holds n1 at 12,22 blood 1 down

case "Puppet Master: D6 inches the way it wants"
scenario bare
+ fighter s1 REG plus puppet-master
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,22
play use puppet-master n1 towards 128
dice 4 4
dice 3
holds n1 at 9,22 moved

case "Day of His Wrath: no armour helps"
scenario bare
+ fighter s1 REG plus day-of-his-wrath
+ fighter n1 REG armour -3
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,15
play use day-of-his-wrath n1
dice 4 4
dice 3 4
holds n1 at 12,15 blood 1 down

case "Martyrdom Device: all within 3 inches, its bearer with four dice"
scenario bare
+ fighter s1 REG plus martyrdom-device
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 15,12
| n1 at 12,13.5
| n2 at 12,18
play use martyrdom-device s1
dice 3 4
dice 1 3 4
dice 1 1 1 6
holds s2 at 15,12 blood 1 down
holds n1 at 12,13.5 blood 1 down
holds s1 out 12,12 acted used 1

case "Awaited: its own device is no loss"
scenario bare
+ fighter s1 REG plus martyrdom-device awaited
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 25,12 acted
| n1 at 12,30 acted
play use martyrdom-device s1
dice 1 1 1 6
holds turn 2 initiative south

case "Piston Legs: the small and fallen"
scenario bare
+ fighter s1 REG plus piston-legs
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12 down
| n2 at 12,13.5
illegal TC-16.7 fight piston n2
play fight club n2
dice 1 1
play fight piston n1
dice 4 4
dice 1 3 4
holds n1 at 13.5,12 blood 2 down

case "Law of Hell: who kills an ELITE is free"
scenario bare
+ fighter s1 REG plus law-of-hell
+ fighter s2 REG
+ fighter n1 REG keyword elite
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3
| n1 at 12,18
| n2 at 30,30
play shoot rifle n1
dice 4 4
dice 6 6
tells "leaves the battle"
to-move north

case "Whip of God: a friend struck down is a die for Morale"
scenario bare
+ fighter s1 REG plus whip-of-god
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,12
| n1 at 30,30
play fight club s2
dice 4 4
dice 6 6
holds side south banked 1

case "Whip of God: the die is thrown"
scenario bare
+ fighter s1 REG plus whip-of-god
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting north active n1
| side south banked 1
| s1 at 12,12 acted
| s2 out 13,12
| n1 at 30,30
play end
dice 1 1 6

case "Torturer: a friend may be struck, and then nobody"
scenario bare
+ fighter s1 REG only trench-club sword torturer
+ fighter s2 REG
+ fighter s3 REG keyword demonic
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,12
| s3 at 12,13.5
| n1 at 10.5,12
illegal TC-9.1 fight club s3
play fight club s2
dice 1 1
illegal TC-4.7 fight sword n1

case "Symphony of Slaughter: the Wheel is no second weapon"
scenario bare
+ fighter s1 REG only catherine-wheel bonebreaker-mace symphony-of-slaughter
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight bonebreaker n1
dice 4 4
dice 1 1 2
illegal TC-4.7 fight catherine n1

case "Assault Beast: the mouth is no second weapon"
scenario bare
+ fighter s1 REG only chainsaw-mouth shredding-claws assault-beast
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight shredding n1
dice 4 4
dice 1 1 2
illegal TC-4.7 fight chainsaw n1

case "Annihilator: every weapon it has"
scenario bare
+ fighter s1 REG only trench-club great-sword sword annihilator
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight club n1
dice 1 1
play fight great n1
dice 1 1
play fight sword n1
dice 1 1
illegal TC-12.4 fight club n1

case "Bow of Lethe: two INJURY DICE, or through the armour"
scenario bare
+ fighter s1 REG only bow-of-lethe
+ fighter n1 REG armour -2
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot bow n1
dice 4 4
play skip
play use bow-of-lethe
dice 3 4
holds n1 at 12,18 blood 1 down

case "Bow of Lethe: not both"
scenario bare
+ fighter s1 REG only bow-of-lethe
+ fighter n1 REG armour -2
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot bow n1
dice 4 4
play use bow-of-lethe
dice 1 1 4 5

case "Celtic Machine Armour: a D6 all the same"
scenario bare
+ fighter s1 REG plus machine-armour celtic-machine-armour
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,23
play charge n1
dice 5
holds n1 at 12,23
tells "5 inches further"

case "Grenade Carrier: throws grenades"
scenario bare
+ fighter s1 REG only grenade-carrier
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot grenade n1
dice 4 4
dice 1 2
holds n1 at 12,18 blood 2

case "Molotov Carrier: throws fire"
scenario bare
+ fighter s1 REG only molotov-carrier
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play shoot molotov n1
dice 4 4
dice 1 2 6
holds n1 at 12,17 blood 2

case "Guard Dog: no INFILTRATOR within 12 inches"
scenario bare
+ piece 1 box 12 x 0.5 x 3 at 6,28 turn 0
+ fighter s1 REG keyword infiltrator
+ fighter n1 REG plus guard-dog
| turn 0
| n1 at 12,33
| frame phase nobody step 3
| frame deploy south a 1 step 2
illegal TC-13.62 deploy s1 12,22
legal deploy s1 12,18

case "Holy Diesel Engine: two dice for one BLOOD"
scenario bare
+ fighter s1 REG plus holy-diesel-engine
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
play dash
play use holy-diesel-engine
to-move north
play keep
dice 1 1 3 4
holds s1 at 12,12 blood 1 acted

case "Levitate: a fall does no harm"
scenario bare
+ piece 1 box 6 x 6 x 3 at 9,12 turn 0 stand climb
+ fighter s1 REG plus levitate
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,17.4^3
| n1 at 12,30
play move 12,19
to-move south

case "Levitate: no roll for a climb"
scenario bare
+ piece 1 box 6 x 6 x 3 at 9,14 turn 0 stand climb
+ fighter s1 REG plus levitate
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13.4
| n1 at 12,30
play move climb 12,14^3
to-move south

case "Grand Anchorite: it moves away as if nobody were there"
scenario bare
+ fighter s1 REG plus grand-anchorite
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
legal move 8,12

case "Charge of Hatred: 12 inches without a die"
scenario bare
+ fighter s1 REG plus charge-of-hatred
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,24
play charge n1
to-move south
legal fight club n1

case "Charge of Hatred: a Risky roll for one further off"
scenario bare
+ fighter s1 REG plus charge-of-hatred
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,24
| n2 at 20,12
play charge n1
dice 1 2
to-move north
holds s1 at 12,12 acted exhausted charged

case "Hateful: must charge the nearest it sees"
scenario bare
+ fighter s1 REG plus hateful
+ fighter n1 REG
+ fighter n2 REG
+ fighter n3 REG keyword demonic
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,22
| n2 at 20,12
| n3 at 8,14
illegal TC-16.7 end
illegal TC-16.7 shoot rifle n1
illegal TC-16.7 charge n1
legal charge n2

case "Hateful: nobody it hates is near"
scenario bare
+ fighter s1 REG plus hateful
+ fighter n1 REG keyword demonic
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,22
| n2 at 30,30
legal end

case "Wrathful Cherub Face: who stands before it must retreat"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus wrathful-cherub-face
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
illegal TC-16.7 fight club n1
illegal TC-16.7 end
legal retreat

case "Wrathful Cherub Face: not who is terrible itself"
scenario bare
+ fighter s1 REG keyword fear
+ fighter n1 REG plus wrathful-cherub-face
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
legal fight club n1

case "Wrathful Cherub Face: who charges it may strike"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus wrathful-cherub-face
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play charge n1
dice 3
legal fight club n1

case "Wrathful Cherub Face: who cannot retreat does nothing Risky"
scenario bare
+ fighter s1 REG only trench-club sacrificial-blade medi-kit
+ fighter n1 REG plus wrathful-cherub-face
+ fighter n2 REG plus barbed-embrace
| turn 1 acting south active s1
| s1 at 12,12 blood 1
| n1 at 13.5,12
| n2 at 10.5,12
illegal TC-4.7 retreat
legal fight club n1
illegal TC-16.7 fight sacrificial n1
illegal TC-16.7 dash
illegal TC-16.7 use medi-kit s1 blood
because "nothing Risky"

case "Aura of Greed: who can charge it must"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus aura-of-greed
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,22
| n2 at 20,12
illegal TC-16.7 charge n2
legal charge n1

case "Aura of Envy: nobody joins a fight near it"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG plus aura-of-envy
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,18
| n1 at 12,18
| n2 at 18,12
illegal TC-5.10 charge n1
legal charge n2

case "Undead Horror: Difficult ground costs nothing more"
scenario bare
+ piece 1 stream12 at 6,12 turn 64
+ fighter s1 REG plus undead-horror
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5,12
| n1 at 30,30
legal move 5,18

case "Infernal Bomb: three dice for its target, which is thrown"
scenario bare
+ fighter s1 REG only infernal-bomb
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
| n2 at 14,20
play shoot infernal n1
dice 4 4
dice 1 1 2
dice 3
dice 1 2
dice 1
holds n1 at 12,22 blood 2 moved
holds n2 at 15,20 blood 2 moved

case "Gas Bomb: its victims stagger"
scenario bare
+ fighter s1 REG only gas-bomb
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play shoot gas n1
dice 4 4
dice 1 2 6
dice 3
play steer 64
holds n1 at 12,22 blood 2 moved

case "Gunslinger: both pistols"
scenario bare
+ fighter s1 REG only pistol automatic-pistol gunslinger
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play shoot pistol n1
dice 1 1
legal shoot automatic n1
illegal TC-4.7 shoot pistol n1
play shoot automatic n1
dice 1 1
legal again n1
illegal TC-4.7 shoot pistol n1
play stop
illegal TC-4.7 shoot pistol n1
legal move 12,15

case "Gunslinger: it is one ACTION: what comes between ends it"
scenario bare
+ fighter s1 REG only pistol automatic-pistol gunslinger
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play shoot pistol n1
dice 1 1
illegal TC-12.8 move 12,14
play stop
illegal TC-4.7 shoot automatic n1

case "Gunslinger: each pistol at its own target, however far apart"
scenario bare
+ fighter s1 REG only pistol silenced-pistol gunslinger
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 6,12
| n2 at 18,12
play shoot pistol n1
dice 1 1
play shoot silenced n2
dice 1 1
asks "choose an ACTION"

case "Gunslinger: pistols have ASSAULT, so that it may charge first"
scenario bare
+ fighter s1 REG only pistol gunslinger
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play shoot pistol n1
dice 1 1
legal charge n1

case "Gunslinger: with two pistols the second is an Off-Hand weapon"
scenario bare
+ fighter s1 REG only pistol automatic-pistol gunslinger
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight pistol n1
dice 1 1
offers fight automatic n1 => Off-Hand Weapon -1

case "Gunslinger: with one pistol it has no off-hand penalty"
scenario bare
+ fighter s1 REG only sword automatic-pistol gunslinger
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight sword n1
dice 1 1
offers fight automatic n1 => 7 or more: 58.3 %

case "Aura of Lust: the rules of Armour do not work beside it"
scenario bare
+ fighter s1 REG plus incendiary-ammunition
+ fighter s2 REG plus aura-of-lust
+ fighter n1 REG plus alchemist-armour
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,15
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 2 3
holds n1 at 12,18 blood 2

case "Aura of Envy: who must not be charged is not in the way"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG plus aura-of-envy
| turn 1 acting south active s1
| s1 at 12,10
| s2 at 13.5,15
| n1 at 12,15
| n2 at 12,20
legal charge n2

case "Forbidden Pleasures: three BLOOD before the battle"
scenario bare
+ fighter s1 REG plus forbidden-pleasures keyword demonic
+ fighter s2 REG
+ fighter n1 REG
illegal TC-16.7 name s1
play name s2
holds s2 reserve blood 3

case "Vanguard: from any edge of the table"
scenario bare
+ fighter s1 REG plus vanguard
+ fighter n1 REG
| turn 0
| n1 at 12,33
| frame phase nobody step 3
| frame deploy south a 1 step 2
legal deploy s1 0.6,20
illegal TC-16.7 deploy s1 12,20

case "Wear and Tear: the enemy places BLOOD, a second one only when all have one"
scenario bare
+ fighter s1 REG cost 300 plus wear-and-tear
+ fighter s2 REG cost 350
+ fighter n1 REG
to-move north
play name s1
illegal TC-16.7 name s1
play name s2
play name s1
holds s1 reserve blood 2
holds s2 reserve blood 1

case "Favour of the Lord: a BLESSING at the start of a Turn, once for the warband"
scenario bare
+ fighter s1 REG plus favour-of-the-lord
+ fighter s2 REG plus favour-of-the-lord
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 12,3 acted
| s2 at 15,3 acted
| n1 at 12,33
play end
to-move south
play name s2
holds s2 at 15,3 blessing 1
legal first

case "Martyred: Martyrdom Pills do nothing for it"
scenario bare
+ fighter s1 REG plus martyrdom-pills martyred
+ fighter n1 REG
| turn 0
| frame phase nobody step 3
| frame deploy south a 1 step 2
illegal TC-13.72 deploy s1 12,3 pills
