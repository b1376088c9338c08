# Close assault.
clause VV-15.1
game valor-and-victory

case "two stacks in different hexes do not add up; one assault a hex"
| phase advance us
| unit 1 us US_RIF E6
| unit 2 us US_RIF F7
| unit 5 us US_RIF E6
| unit 3 german GE_RIF E7
| unit 4 german GE_RIF E7
offers assault E6 E7 => Attackers' firepower 10
offers assault F7 E7 => Attackers' firepower 5
play assault E6 E7
play set 5 out
play go
dice 6 6
play auto
illegal VV-15.1 assault E6 E7

case "Move and Fire markers do not matter, having advanced does"
| phase advance us
| unit 1 us US_RIF E6 moved fired
| unit 2 us US_RIF F7 advanced
| unit 3 german GE_RIF E7
legal assault E6 E7
illegal VV-15.1 assault F7 E7

clause VV-15.2
case "an assaulter's heavy machine gun adds nothing, a defender's does"
| phase advance us
| unit 1 us US_RIF E6 with US_HMG
| unit 3 german GE_RIF E7 with GE_HMG
offers assault E6 E7 => Attackers' firepower 5
offers assault E6 E7 => Defenders' firepower 10

case "a light one counts"
| phase advance us
| unit 1 us US_RIF E6 with US_LMG
| unit 3 german GE_RIF E7
offers assault E6 E7 => Attackers' firepower 8

clause VV-15.3
case "2-1 against a leader: Kill Number 7, 21 of 36"
| phase advance us
| unit 1 us US_RIF E6
| unit 2 us US_RIF E6
| unit 3 german GE_RIF E7
| unit 4 german GE_L1 E7
play assault E6 E7
play go
to-move german
offers go 4 => Kill Number 7
odds go 4 => 21/36 succeeds

clause VV-15.4
case "a Sherman defends with 7"
scenario 7-red-road
| phase advance german
| unit 1 german GE_RIF K9
| unit 2 us US_E8 K8
offers assault K9 K8 => Defenders' firepower 7

case "passengers add theirs"
scenario 7-red-road
| phase advance german
| unit 1 german GE_RIF K9
| unit 2 us US_M3 K8
| unit 3 us US_RIF aboard 2 with US_LMG
offers assault K9 K8 => Defenders' firepower 12

clause VV-15.5
case "a lone Gun defends with 2, a towed one with nothing"
scenario 7-red-road
| phase advance us
| unit 1 us US_RIF K9
| unit 2 german GE_P40 K8
| unit 3 us US_RIF L8
| unit 4 german GE_TRK L7
| unit 5 german GE_P38 aboard 4
offers assault K9 K8 => Defenders' firepower 2
offers assault L8 L7 => Defenders' firepower 2

clause VV-15.6
case "10 against 4 is 2-1, 4 against 10 is 1-2"
| phase advance us
| unit 1 us US_RIF E6
| unit 2 us US_RIF E6
| unit 3 german GE_RIF E7
offers assault E6 E7 => Odds 2-1

case "the other way round"
| phase advance german
| unit 1 us US_RIF E7
| unit 2 us US_RIF E7
| unit 3 german GE_RIF E6
offers assault E6 E7 => Odds 1-2

case "4 against 5 is 1-1"
| phase advance german
| unit 1 us US_RIF E7
| unit 3 german GE_RIF E6
offers assault E6 E7 => Odds 1-1

case "never worse than 1-4"
| phase advance us
| unit 1 us US_L1 E6
| unit 3 german GE_RIF E7
| unit 4 german GE_RIF E7
offers assault E6 E7 => Odds 1-4

case "2 against 6 is 1-3"
| phase advance us
| unit 1 us US_RIF_H E6
| unit 3 german GE_RIF E7
| unit 4 german GE_RIF_H E7
offers assault E6 E7 => Odds 1-3

clause VV-15.7
case "3-1: 30 of 36"
| phase advance us
| unit 1 us US_RIF E6
| unit 2 us US_RIF E6
| unit 4 us US_RIF E6
| unit 3 german GE_RIF E7
odds assault E6 E7 => 30/36 succeeds

clause VV-15.8
case "three squads on two in woods at 2-1: success costs 4"
scenario 2-les-forges-crossroads
| phase advance us
| unit 1 us US_RIF B2
| unit 2 us US_RIF B2
| unit 4 us US_RIF B2 with US_LMG
| unit 3 german GE_RIF B1
| unit 5 german GE_RIF B1
offers assault B2 B1 => Points a success costs 4
play assault B2 B1
play go
dice 2 3
tells "the attackers take 4 casualty points"

case "a roll of 10 costs 6 and inflicts 3"
scenario 2-les-forges-crossroads
| phase advance us
| unit 1 us US_RIF B2
| unit 2 us US_RIF B2
| unit 4 us US_RIF B2 with US_LMG
| unit 3 german GE_RIF B1
| unit 5 german GE_RIF B1
play assault B2 B1
play go
dice 4 6
tells "the attackers take 6 casualty points, the defenders 3"

case "survivors occupy the hex"
| phase advance us
| unit 1 us US_RIF E6
| unit 2 us US_RIF E6
| unit 4 us US_RIF E6
| unit 3 german GE_RIF E7
| unit 6 us US_RIF A3
play assault E6 E7
play go
dice 1 1
play pin 1
play pin 2
play reduce 4
holds unit 1 us US_RIF E7 pinned advanced

case "into a bunker go two"
scenario 5-pillboxes
| phase advance us
| unit 1 us US_PAR N5
| unit 2 us US_PAR N5
| unit 4 us US_PAR N5
| unit 3 german GE_RIF M5 pinned
| unit 6 us US_PAR P3
| hex M5 position bunker4 facing SE
play assault N5 M5
play go
asks "occupy the bunker"
play occupy 1 4
holds unit 1 us US_PAR M5 advanced
holds unit 2 us US_PAR N5 advanced

case "a wall crossed costs a point"
| phase advance us
| unit 1 us US_RIF D8
| unit 3 german GE_RIF E7
| unit 2 us US_RIF D7
offers assault D8 E7 => Points a success costs 5
offers assault D7 E7 => Points a success costs 4

case "trenches in woods cost four"
scenario 2-les-forges-crossroads
| phase advance us
| unit 1 us US_RIF B2
| unit 3 german GE_RIF B1
| hex B1 position trenches
offers assault B2 B1 => Points a success costs 5

case "odds tell the failure and its points even where all attackers are lost"
| phase advance us
| unit 1 us US_RIF_H E6
| unit 3 german GE_RIF E7
odds assault E6 E7 => 13/18 fails
odds assault E6 E7 => 1/6 take 6 casualty points
odds assault E6 E7 => 5/18 succeeds

clause VV-15.9
case "a pinned squad is removed before the odds: 4 against 1 is 4-1"
| phase advance german
| unit 1 german GE_RIF E6
| unit 2 us US_RIF E7 pinned
| unit 3 us US_L1 E7
offers assault E6 E7 => Odds 4-1

case "only pinned defenders: taken without roll or loss"
| phase advance german
| unit 1 german GE_RIF E6
| unit 2 us US_RIF E7 pinned
| unit 6 german GE_RIF A3
| pool german grenades 1
play assault E6 E7
play set 1 grenades
play go
holds unit 1 german GE_RIF E7 advanced
holds unit 2 us US_RIF lost
holds pool german kills 10 exits 0 smoke 0 grenades 1 satchels 0 panzerfausts 0 at-grenades 0

clause VV-15.10
case "two attackers fail against a tank: 2 of 6 immobile, 4 of these 12 of 36 lost"
scenario 7-red-road
| phase advance german
| unit 1 german GE_RIF K9
| unit 2 german GE_RIF K9
| unit 3 us US_E8 K8
| attack defence german from K9 at K8 points 2
| points defence open 2
| free 3
| party 1 2
| frame phase german
| frame assault german then crews
| frame points us
odds suffer 3 2 => 4/36 is lost
odds suffer 3 2 => 8/36 is immobile

case "three points: immobile for certain, lost 2 of 6"
scenario 7-red-road
| phase advance german
| unit 1 german GE_RIF K9
| unit 2 german GE_RIF K9
| unit 4 german GE_RIF K9
| unit 3 us US_E8 K8
| attack defence german from K9 at K8 points 3
| points defence open 3
| free 3
| party 1 2 4
| frame phase german
| frame assault german then crews
| frame points us
odds suffer 3 3 => 2/3 is immobile
odds suffer 3 3 => 1/3 is lost

case "four attackers: immobile for certain, one point is lost"
scenario 7-red-road
| phase advance german
| unit 1 german GE_RIF K9
| unit 2 german GE_RIF K9
| unit 4 german GE_RIF K9
| unit 5 german GE_RIF K9
| unit 3 us US_E8 K8
play assault K9 K8
play go
dice 6 6
play auto
to-move dice
tells "is immobile"

case "more points than everything: the passengers go, the towed Gun stays on its hook"
scenario 7-red-road
| phase advance german
| unit 1 german GE_RIF K9
| unit 2 german GE_RIF K9
| unit 4 german GE_RIF K9
| unit 5 german GE_RIF K9
| unit 3 us US_M3 K8
| unit 6 us US_57 aboard 3
| unit 7 us US_L1 aboard 3
| attack defence german from K9 at K8 points 5
| party 1 2 4 5
| frame phase german
| frame assault german then defenders
| frame roll dice rally 2
dice 6 6
holds unit 7 us US_L1 lost
holds unit 6 us US_57 aboard 3

clause VV-15.11
case "13 against 11: 1-1, Kill Number 6 less 1; roll 7 less 2 succeeds, a building and three defenders cost 6"
| phase advance us
| unit 1 us US_RIF E6 with US_LMG
| unit 2 us US_RIF E6
| unit 9 us US_L1 E6
| unit 3 german GE_RIF E7
| unit 4 german GE_PZG E7
| unit 5 german GE_L1 E7
| pool us grenades 1
play assault E6 E7
play set 1 grenades
play go 9
to-move german
play go 5
tells "the Kill Number is 5"
dice 3 4
tells "the attackers take 6 casualty points"

case "both sides spend satchels and grenades"
| phase advance us
| unit 1 us US_RIF E6
| unit 2 us US_RIF E6
| unit 3 german GE_RIF E7
| pool us satchels 1 grenades 1
| pool german satchels 1 grenades 1
play assault E6 E7
play set 1 satchel
play set 2 grenades
play go
to-move german
play set 3 satchel
play go
tells "16 against 10"
tells "the Kill Number is 6"
dice 3 4
tells "the attackers take 4 casualty points"

clause VV-R17
case "losses first, then the survivors move in"
| phase advance us
| unit 1 us US_RIF E6
| unit 2 us US_RIF E6
| unit 4 us US_RIF E6
| unit 3 german GE_RIF E7
play assault E6 E7
play go
dice 1 1
to-move us
holds unit 1 us US_RIF E6 advanced
lacks unit 3 german GE_RIF E7

clause VV-R18
case "an orchard costs a point more, smoke none"
scenario 2-les-forges-crossroads
| phase advance us
| unit 1 us US_RIF J9
| unit 2 german GE_RIF J8
| hex J8 smoke 2
offers assault J9 J8 => Points a success costs 2

clause VV-R19
case "an AFV without machine guns defends with 2"
scenario 6-panthers-at-zarya
| phase advance german
| unit 1 german GE_RIF K9
| unit 2 soviet SO_S76 K8
offers assault K9 K8 => Defenders' firepower 2

clause VV-R22
case "a loaded truck counts as one defender"
scenario 7-red-road
| phase advance german
| unit 1 german GE_RIF K9
| unit 2 us US_TRK K8
| unit 3 us US_RIF aboard 2
| unit 4 us US_RIF aboard 2
offers assault K9 K8 => Points a success costs 1

clause VV-R29
case "no advance off the map; into wire yes"
| phase advance us
| unit 1 us US_RIF A3
| hex A4 position wire
count 1 advance 1 A4
count 4 advance 1

clause VV-R39
case "two points: both go on the tank, none on the squad beside it"
scenario 7-red-road
| phase advance german
| unit 1 german GE_RIF K9
| unit 2 german GE_RIF K9
| unit 3 us US_E8 K8
| unit 4 us US_RIF K8
| attack defence german from K9 at K8 points 2
| points defence open 2
| free 3 4
| party 1 2
| frame phase german
| frame assault german then crews
| frame points us
legal suffer 3 2
illegal VV-14.6.1 suffer 3 1
illegal VV-14.6.1 suffer 3 3
illegal VV-15.10 pin 4
illegal VV-15.10 reduce 4

case "four attackers: three points immobilize the tank, the squad takes the fourth"
scenario 7-red-road
| phase advance german
| unit 1 german GE_RIF K9
| unit 2 german GE_RIF K9
| unit 3 us US_E8 K8
| unit 4 us US_RIF K8
| unit 5 german GE_RIF K9
| unit 6 german GE_RIF K9
| attack defence german from K9 at K8 points 4
| points defence open 4
| free 3 4
| party 1 2 5 6
| frame phase german
| frame assault german then crews
| frame points us
illegal VV-15.10 reduce 4
play suffer 3 3
tells "is immobile"
dice 6
legal pin 4
legal reduce 4

case "the computer keeps to it: the tank has its three, then the squad is pinned"
scenario 7-red-road
| phase advance german
| unit 1 german GE_RIF K9
| unit 2 german GE_RIF K9
| unit 3 us US_E8 K8
| unit 4 us US_RIF K8
| unit 5 german GE_RIF K9
| unit 6 german GE_RIF K9
| attack defence german from K9 at K8 points 4
| points defence open 4
| free 3 4
| party 1 2 5 6
| frame phase german
| frame assault german then crews
| frame points us
play auto
tells "is immobile"
dice 6
holds unit 4 us US_RIF K8 pinned

case "two tanks: the owner divides between them, all six before the squad"
scenario 7-red-road
| phase advance german
| unit 1 german GE_RIF K9
| unit 2 german GE_RIF K9
| unit 3 us US_E8 K8
| unit 4 us US_M5 K8
| unit 5 german GE_RIF K9
| unit 6 german GE_RIF K9
| attack defence german from K9 at K8 points 4
| points defence open 4
| free 3 4
| party 1 2 5 6
| frame phase german
| frame assault german then crews
| frame points us
legal suffer 3 1
legal suffer 3 2
legal suffer 4 3
illegal VV-14.6.1 suffer 3 4

case "passengers may cover points before their halftrack does, a squad beside it may not"
scenario 7-red-road
| phase advance german
| unit 1 german GE_RIF K9
| unit 2 german GE_RIF K9
| unit 3 us US_M3 K8
| unit 4 us US_RIF K8
| unit 5 us US_RIF aboard 3
| attack defence german from K9 at K8 points 2
| points defence open 2
| free 3 4
| party 1 2
| frame phase german
| frame assault german then crews
| frame points us
legal reduce 5
legal suffer 3 2
illegal VV-15.10 pin 4
