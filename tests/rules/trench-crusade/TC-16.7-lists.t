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
