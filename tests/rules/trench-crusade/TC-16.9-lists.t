# Kit of New Antioch, the Trench Pilgrims, the Heretic Legion and the Court.
clause TC-16.9
game trench-crusade

case "Blasphemous Staff: a die for rolls that are neither attacks nor a Dash"
scenario bare
+ fighter s1 REG plus blasphemous-staff medi-kit
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 1
| n1 at 30,30
odds dash => 15/36 Dash: fails
play use medi-kit s1 blood
play keep
dice 1 1 6

case "Coin Hammer: BLESSING for blood"
scenario bare
+ fighter s1 REG only coin-hammer
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight coin n1
dice 4 4
dice 1 1 2
holds s1 at 12,12 blessing 1 acted used 1

case "Tank-Splitter Sword: one die is a six against armour"
scenario bare
+ fighter s1 REG only tank-splitter-sword
+ fighter n1 REG armour -1
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight tank n1
dice 4 4
dice 1 2 2
holds n1 at 13.5,12 blood 1 down

case "Holy Smoke: one INJURY DIE less"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus holy-smoke
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 pills
play shoot rifle n1
dice 4 4
dice 6 6 1
tells "is Down"

case "Sacrificial Lamb: the first BLOOD is ignored"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus sacrificial-lamb
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 pills
play shoot rifle n1
dice 4 4
dice 3 4
holds n1 at 12,18 down pills used 1

case "Holy Water of Lalibela: healing is easier"
scenario bare
+ fighter s1 REG plus medi-kit holy-water-of-lalibela
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 1
| n1 at 30,30
play use medi-kit s1 blood
to-move north
play keep
dice 1 1 6

case "Tarnished Armour: who can charge its wearer must"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus tarnished-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,22
| n2 at 20,12
illegal TC-16.7 charge n2
legal charge n1

case "Tarnished Armour: not while its wearer is engaged"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG plus tarnished-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,23.5
| n1 at 12,22
| n2 at 20,12
legal charge n2

case "Trench Mortar: nothing within 6 inches"
scenario bare
+ fighter s1 REG only trench-mortar
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 12,22
illegal TC-16.9 shoot trench n1
legal shoot trench n2

case "Standard of Mammon: who charges and fails a roll goes Down"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus standard-of-mammon
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play charge n1
dice 3
dice 1 2
tells "is Down"
to-move north

case "Tank Palanquin: Down is a Minor Hit, and it shoots from above"
scenario bare
+ fighter s1 REG plus tank-palanquin
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Elevated +1

case "Tank Palanquin: Down is a Minor Hit"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus tank-palanquin
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 5 5
holds n1 at 12,18 blood 1

case "Torture Instrument: one die, and twice the BLOOD"
scenario bare
+ fighter s1 REG only torture-instrument
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight torture n1
dice 4 4
dice 6
holds n1 at 13.5,12 blood 2

case "Gas Censer: a cloud around it"
scenario bare
+ fighter s1 REG only gas-censer
+ fighter s2 REG
+ fighter n1 REG armour -3
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,17
| n1 at 15,12
play use gas-censer s1
dice 1 2
dice 3 4
holds s2 at 12,17 blood 2
holds n1 at 15,12 blood 2 down
to-move north

case "Sarcophagus Mine: it takes its bearer along"
scenario bare
+ fighter s1 REG only sarcophagus-mine
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 20,20
| n1 at 12,13.5
play use sarcophagus-mine s1
dice 1 3 4
dice 1 1 2
holds n1 at 12,13.5 blood 2
tells "s1"
to-move north

case "Autocannon: bursts, or full auto"
scenario bare
+ fighter s1 REG only autocannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
legal shoot autocannon-2 n1
play shoot autocannon n1
dice 1 1
play again n1
dice 1 1
play again n1
dice 1 1
illegal TC-4.7 shoot autocannon-2 n1

case "Autocannon: full auto ends with the first miss"
scenario bare
+ fighter s1 REG only autocannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play shoot autocannon-2 n1
dice 1 1
to-move north

case "Punt Gun: overcharged by a STRONG one"
scenario bare
+ fighter s1 REG keyword strong only punt-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot punt-gun-2 n1
dice 4 4 1
dice 1 1 2
holds s1 at 12,12 blood 1 acted used 2
to-move north

case "Punt Gun: not alone"
scenario bare
+ fighter s1 REG only punt-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
illegal TC-16.9 shoot punt-gun-2 n1
legal shoot punt-gun n1

case "Tormentor Chain: no Injury Roll, but BLOOD, and it may be pulled close"
scenario bare
+ fighter s1 REG only tormentor-chain
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play shoot tormentor n1
dice 4 4
play use tormentor-chain
holds n1 at 12,12.984 blood 2 moved

case "Tormentor Chain: nobody leaves its bearer"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only tormentor-chain
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
illegal TC-4.7 retreat
