# Words of the abilities: for each the roll, the reach or the blow in which it makes the difference.
clause TC-16.7
game trench-crusade

case "Berserker: NEGATE FEAR"
scenario bare
+ fighter s1 REG plus berserker
+ fighter n1 REG keyword fear
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight club n1 => 15/36 No effect

case "Bite: in melee"
scenario bare
+ fighter s1 REG plus bite
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight bite n1

case "Bow of Lethe: 24 inches are in range"
scenario bare
+ fighter s1 REG plus bow-of-lethe
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,12946u
legal shoot bow-of-lethe n1

case "Bow of Lethe: a unit more is not"
scenario bare
+ fighter s1 REG plus bow-of-lethe
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,12947u
illegal TC-8.3 shoot bow-of-lethe n1

case "Bow of Lethe: ASSAULT, then a charge"
scenario bare
+ fighter s1 REG plus bow-of-lethe
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot bow-of-lethe n1
dice 1 1
legal charge n1

case "Chainsaw Mouth: +1 DICE"
scenario bare
+ fighter s1 REG plus chainsaw-mouth
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight chainsaw-mouth n1 => Chainsaw Mouth +1 (TC-12.1)

case "Chainsaw Mouth: +1 INJURY DICE"
scenario bare
+ fighter s1 REG plus chainsaw-mouth
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight chainsaw-mouth n1 => INJURY DICE, modifier +1, +0

case "Chainsaw Mouth: RISKY"
scenario bare
+ fighter s1 REG plus chainsaw-mouth
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight chainsaw-mouth n1
dice 1 1 1
to-move north

case "The Communicant Cross: NEGATE FEAR"
scenario bare
+ fighter s1 REG plus communicant-cross
+ fighter n1 REG keyword fear
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight club n1 => 15/36 No effect

case "Crushing Blows: in melee"
scenario bare
+ fighter s1 REG plus crushing-blows
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight crushing-blows n1

case "Crushing Blows: CLEAVE"
scenario bare
+ fighter s1 REG plus crushing-blows
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight crushing-blows n1
dice 1 1
legal fight crushing-blows n1

case "Feeble Flailing: in melee"
scenario bare
+ fighter s1 REG plus feeble-flailing
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight feeble-flailing n1

case "Feeble Flailing: -1 DICE"
scenario bare
+ fighter s1 REG plus feeble-flailing
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight feeble-flailing n1 => Feeble Flailing -1 (TC-12.1)

case "Gas Bomb: 36 inches are in range"
scenario bare
+ fighter s1 REG plus gas-bomb
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 13029u,14031u
legal shoot gas-bomb n1

case "Gas Bomb: a unit more is not"
scenario bare
+ fighter s1 REG plus gas-bomb
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 13029u,14032u
illegal TC-8.3 shoot gas-bomb n1

case "Gas Bomb: IGNORE ARMOUR"
scenario bare
+ fighter s1 REG plus gas-bomb
+ fighter n1 REG plus reinforced-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot gas-bomb n1 => Armour that does not count +2 (TC-12.30)

case "Gas Bomb: IGNORE COVER"
scenario bare
+ fighter s1 REG plus gas-bomb
+ fighter n1 REG keyword cover
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot gas-bomb n1 => DICE +0 (TC-8.7)

case "Gas Bomb: IGNORE LONG RANGE"
scenario bare
+ fighter s1 REG plus gas-bomb
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,19
offers shoot gas-bomb n1 => DICE +0 (TC-8.7)

case "Gas Bomb: RELOAD, and the Activation is over"
scenario bare
+ fighter s1 REG plus gas-bomb
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot gas-bomb n1
dice 1 1
to-move north

case "Gluttonous Horde: CRITICAL"
scenario bare
+ fighter s1 REG plus gluttonous-horde
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
odds fight gluttonous-horde n1 => 25/144 n1 is out of action

case "Infernal Bomb: 36 inches are in range"
scenario bare
+ fighter s1 REG plus infernal-bomb
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 13029u,14031u
legal shoot infernal-bomb n1

case "Infernal Bomb: a unit more is not"
scenario bare
+ fighter s1 REG plus infernal-bomb
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 254u,254u
| n1 at 13029u,14032u
illegal TC-8.3 shoot infernal-bomb n1

case "Infernal Bomb: IGNORE COVER"
scenario bare
+ fighter s1 REG plus infernal-bomb
+ fighter n1 REG keyword cover
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot infernal-bomb n1 => DICE +0 (TC-8.7)

case "Infernal Bomb: IGNORE LONG RANGE"
scenario bare
+ fighter s1 REG plus infernal-bomb
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,19
offers shoot infernal-bomb n1 => DICE +0 (TC-8.7)

case "Infernal Bomb: RELOAD, and the Activation is over"
scenario bare
+ fighter s1 REG plus infernal-bomb
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot infernal-bomb n1
dice 1 1
to-move north

case "Iron Fists: in melee"
scenario bare
+ fighter s1 REG plus iron-fists
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight iron-fists n1

case "Iron Fists: CLEAVE"
scenario bare
+ fighter s1 REG plus iron-fists
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight iron-fists n1
dice 1 1
legal fight iron-fists n1

case "Pestilent: CRITICAL"
scenario bare
+ fighter s1 REG plus pestilent
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
odds fight pestilent n1 => 25/144 n1 is out of action

case "Poison Stingers: in melee"
scenario bare
+ fighter s1 REG plus poison-stingers
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight poison-stingers n1

case "Poison Stingers: CLEAVE"
scenario bare
+ fighter s1 REG plus poison-stingers
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight poison-stingers n1
dice 1 1
legal fight poison-stingers n1

case "Poison Stingers: SHRAPNEL, a BLOOD more"
scenario bare
+ fighter s1 REG plus poison-stingers
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight poison-stingers n1
dice 4 4
dice 1 1
holds n1 at 12,13.5 blood 2

case "Pummeling Blows: in melee"
scenario bare
+ fighter s1 REG only pummeling-blows
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight pummeling-blows n1

case "The Communicant Cross: NEGATE SHRAPNEL"
scenario bare
+ fighter s1 REG only alaybozan
+ fighter n1 REG plus communicant-cross
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot alaybozan n1
dice 4 4
dice 3 3
holds n1 at 12,16 blood 1

case "The Communicant Cross: NEGATE GAS"
scenario bare
+ fighter s1 REG only serpent-assault-gun
+ fighter n1 REG plus communicant-cross
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot serpent n1
dice 4 4
dice 3 3
holds n1 at 12,16 blood 1

case "Gas Bomb: SCATTER"
scenario bare
+ fighter s1 REG plus gas-bomb
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,24
play shoot gas-bomb n1
dice 3 3
play scatter 0
tells "scatters 1 inch to 13,24"

case "Infernal Bomb: SCATTER"
scenario bare
+ fighter s1 REG plus infernal-bomb
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,24
play shoot infernal-bomb n1
dice 3 3
play scatter 0
tells "scatters 1 inch to 13,24"

case "Annihilator: IGNORE OFF-HAND WEAPON"
scenario bare
+ fighter s1 REG only trench-club sword annihilator
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight sword n1
dice 1 1
odds fight club n1 => 15/36 No effect

case "Aura of Wrath: a die more to Dash"
scenario bare
+ fighter s1 REG
+ fighter s2 REG plus aura-of-wrath
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,16
| n1 at 30,30
offers dash => Aura of Wrath +1

case "Shredding: CRITICAL in melee"
scenario bare
+ fighter s1 REG plus shredding
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
odds fight club n1 => 25/144 n1 is out of action

case "Prize Specimens: one that is DEMONIC is enough"
scenario bare
+ fighter s1 REG plus prize-specimens
+ fighter n1 REG keyword demonic
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| n2 at 30,30
play fight club n1
dice 4 4
dice 6 6
holds s1 at 12,12 blessing 1 acted killed used 5 kills 1

case "Prize Specimens: one that is BLACK GRAIL is enough"
scenario bare
+ fighter s1 REG plus prize-specimens
+ fighter n1 REG keyword black-grail
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| n2 at 30,30
play fight club n1
dice 4 4
dice 6 6
holds s1 at 12,12 blessing 1 acted killed used 5 kills 1

case "Oracle Beast Cloak: instead of a Minor Hit"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus oracle-beast-cloak
| turn 1 acting south active s1
| s1 at 12,12 blood 3
| n1 at 12,18
play shoot rifle n1
play keep
dice 4 4
dice 2 2
to-move north
play use oracle-beast-cloak
holds n1 at 12,18 used 1

case "Oracle Beast Cloak: instead of going Down"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus oracle-beast-cloak
| turn 1 acting south active s1
| s1 at 12,12 blood 3
| n1 at 12,18
play shoot rifle n1
play keep
dice 4 4
dice 4 4
to-move north
play use oracle-beast-cloak
holds n1 at 12,18 used 1

case "Blessing of the Serpent Moon: three times, if there is BLOOD for it"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus blessing-of-the-serpent-moon
| turn 1 acting south active s1
| s1 at 12,12 blood 6
| n1 at 12,18
play shoot rifle n1
play keep
dice 4 4
play use blessing-of-the-serpent-moon
play use blessing-of-the-serpent-moon
play use blessing-of-the-serpent-moon
dice 4 5
holds n1 at 12,18 blood 1
