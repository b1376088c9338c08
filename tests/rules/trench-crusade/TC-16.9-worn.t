# What is worn and carried: for each word the roll in which it makes the difference.
clause TC-16.9
game trench-crusade

case "Alchemical Ammunition: a die more with a Jezzail"
scenario bare
+ fighter s1 REG only jezzail alchemical-ammunition
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot jezzail n1 => +1 (TC-12.1)

case "Alchemist Armour: NEGATE FIRE"
scenario bare
+ fighter s1 REG plus molotov-cocktail
+ fighter n1 REG plus alchemist-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot molotov n1
dice 4 4
dice 3 3 3 3
holds n1 at 12,16 blood 1

case "Alchemist Armour: NEGATE GAS"
scenario bare
+ fighter s1 REG only serpent-assault-gun
+ fighter n1 REG plus alchemist-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot serpent n1
dice 4 4
dice 3 3 3
holds n1 at 12,16 blood 1

case "Alchemist Armour: a die less from GAS"
scenario bare
+ fighter s1 REG only serpent-assault-gun
+ fighter n1 REG plus alchemist-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot serpent n1 => INJURY DICE, modifier -1, -2

case "Anfarro: NEGATE FEAR"
scenario bare
+ fighter s1 REG plus anfarro
+ fighter n1 REG keyword fear
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight club n1 => 42/216 No effect

case "Banner of Desert Wind: HELD, a hand less"
scenario bare
+ fighter s1 REG only banner-of-desert-wind bolt-action-rifle
+ fighter n1 REG
unfit TC-12.28

case "Banner of Desert Wind: LEADER"
scenario bare
+ fighter s1 REG only banner-of-desert-wind
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 9,3 acted down
| n1 at 20,30
play end
dice 1 1 6
tells "The morale of South holds"

case "Black Grail Shield: -1 to injuries"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus black-grail-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Armour -1 to injury (TC-10.3)

case "Blood Cloak: SKIRMISHER"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus blood-cloak
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 30,30
play charge n1
asks "evade"

case "Compound Eyes Helmet: NEGATE SHRAPNEL"
scenario bare
+ fighter s1 REG only alaybozan
+ fighter n1 REG plus compound-eyes-helmet
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot alaybozan n1
dice 4 4
dice 3 3
holds n1 at 12,16 blood 1

case "Elixir of Al-Khidr: used up"
scenario bare
+ fighter s1 REG plus elixir-of-al-khidr
+ fighter n1 REG
| turn 4 acting south active s1
| s1 at 12,12 pills
| n1 at 12,30 acted
play end
tells "has used up its Elixir"

case "Engineer Body Armour: -2 to injuries"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus engineer-body-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Armour -2 to injury (TC-10.3)

case "Engineer Body Armour: NEGATE SHRAPNEL"
scenario bare
+ fighter s1 REG only alaybozan
+ fighter n1 REG plus engineer-body-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot alaybozan n1
dice 4 4
dice 3 3 3
holds n1 at 12,16 blood 1

case "Fire Shield: -1 to injuries"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus fire-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Armour -1 to injury (TC-10.3)

case "Fire Shield: NEGATE FIRE"
scenario bare
+ fighter s1 REG plus molotov-cocktail
+ fighter n1 REG plus fire-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot molotov n1
dice 4 4
dice 3 3 3 3
holds n1 at 12,16 blood 1

case "Foetid Palanquin: -1 to injuries"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus foetid-palanquin
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Armour -1 to injury (TC-10.3)

case "Golden Calf Altar: HEAVY, not beside another"
scenario bare
+ fighter s1 REG only golden-calf-altar machine-gun
+ fighter n1 REG
unfit TC-12.27

case "Hashashin Leaf: used up"
scenario bare
+ fighter s1 REG plus hashashin-leaf
+ fighter n1 REG
| turn 4 acting south active s1
| s1 at 12,12 pills
| n1 at 12,30 acted
play end
tells "has used up its Hashashin Leaf"

case "Heavy Ballistic Shield: COVER"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus heavy-ballistic-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Cover -1

case "Heavy Ballistic Shield: HELD, a hand less"
scenario bare
+ fighter s1 REG only heavy-ballistic-shield bolt-action-rifle
+ fighter n1 REG
unfit TC-12.28

case "Holy Icon Armour: -1 to injuries"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus holy-icon-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Armour -1 to injury (TC-10.3)

case "Holy Icon Armour: IMPERVIOUS"
scenario bare
+ fighter s1 REG only anti-materiel-rifle
+ fighter n1 REG plus holy-icon-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot anti n1 => INJURY DICE, modifier +1, -1

case "Holy Icon Shield: -1 to injuries"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus holy-icon-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Armour -1 to injury (TC-10.3)

case "Holy Icon Shield: IMPERVIOUS"
scenario bare
+ fighter s1 REG only anti-materiel-rifle
+ fighter n1 REG plus holy-icon-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot anti n1 => INJURY DICE, modifier +1, -1

case "Holy Smoke: NEGATE FEAR once taken"
scenario bare
+ fighter s1 REG plus holy-smoke
+ fighter n1 REG keyword fear
| turn 1 acting south active s1
| s1 at 12,12 pills
| n1 at 12,13.5
odds fight club n1 => 15/36 No effect

case "Holy Smoke: used up"
scenario bare
+ fighter s1 REG plus holy-smoke
+ fighter n1 REG
| turn 4 acting south active s1
| s1 at 12,12 pills
| n1 at 12,30 acted
play end
tells "has used up its Holy Smoke"

case "Iron Capirote: NEGATE FEAR"
scenario bare
+ fighter s1 REG plus iron-capirote
+ fighter n1 REG keyword fear
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight club n1 => 15/36 No effect

case "Iron Capirote: NEGATE SHRAPNEL"
scenario bare
+ fighter s1 REG only alaybozan
+ fighter n1 REG plus iron-capirote
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot alaybozan n1
dice 4 4
dice 3 3
holds n1 at 12,16 blood 1

case "Iron Wall Kalkan: COVER"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus iron-wall-kalkan
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Cover -1

case "Marid Shovel: in melee"
scenario bare
+ fighter s1 REG plus marid-shovel
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight marid-shovel n1

case "Sacrificial Lamb: used up"
scenario bare
+ fighter s1 REG plus sacrificial-lamb
+ fighter n1 REG
| turn 4 acting south active s1
| s1 at 12,12 pills
| n1 at 12,30 acted
play end
tells "has used up its Sacrificial Lamb"

case "Sarcophagus Mine: -3 to injuries"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus sarcophagus-mine
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Armour -3 to injury (TC-10.3)

case "Standard of Mammon: HELD, a hand less"
scenario bare
+ fighter s1 REG only standard-of-mammon bolt-action-rifle
+ fighter n1 REG
unfit TC-12.28

case "Standard of Mammon: LEADER"
scenario bare
+ fighter s1 REG only standard-of-mammon
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 9,3 acted down
| n1 at 20,30
play end
dice 1 1 6
tells "The morale of South holds"

case "Tank Palanquin: STRONG, two HEAVY weapons"
scenario bare
+ fighter s1 REG only tank-palanquin machine-gun great-sword
+ fighter n1 REG
admitted

case "Tank Palanquin: a D3 as Charge Bonus"
scenario bare
+ fighter s1 REG plus tank-palanquin
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers charge n1 => Movement, and a D3

case "Tarnished Armour: -2 to injuries"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus tarnished-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Armour -2 to injury (TC-10.3)

case "Tarnished Armour: NEGATE GAS"
scenario bare
+ fighter s1 REG only serpent-assault-gun
+ fighter n1 REG plus tarnished-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot serpent n1
dice 4 4
dice 3 3
holds n1 at 12,16 blood 1

case "Tank Palanquin: on 50 mm it is within an inch from further off"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus tank-palanquin
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 14.4,12
legal fight club n1

case "without it it is not"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 14.4,12
illegal TC-9.1 fight club n1
