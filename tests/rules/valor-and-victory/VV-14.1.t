# Anti-personnel fire, casualty points, rally.
clause VV-14.1
game valor-and-victory

case "tank and squad: only the squad takes points"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_RIF K9
| unit 2 soviet SO_T85 K7
| unit 3 soviet SO_RIF K7
play fire K9 K7
dice 2 2
to-move soviet
count 0 suffer 2
legal reduce 3

clause VV-14.2
case "the second squad of a hex may not fire at the same target later"
| phase fire us
| unit 1 us US_RIF G6
| unit 2 us US_RIF G6
| unit 3 german GE_RIF G3
| unit 4 german GE_RIF G9
play fire G6 G3
play set 2 out
play go
dice 6 6
illegal VV-14.2 fire G6 G3
legal fire G6 G9

case "a group adds up"
| phase fire us
| unit 1 us US_RIF G6
| unit 2 us US_RIF G6
| unit 3 german GE_RIF G3
offers fire G6 G3 => Firepower 10

case "the group that fired at a mover does not fire at it again further on"
| phase move us
| unit 1 us US_RIF B6
| unit 4 us US_RIF A3
| unit 2 german GE_RIF G6
| unit 3 german GE_RIF G6
play move 1
play step C6
play fire G6 C6
play set 3 out
play go
dice 6 6
to-move us
play step D6
to-move us

clause VV-14.3
case "halftrack 4, squad 5, machine gun 3"
scenario 7-red-road
| phase fire us
| unit 1 us US_M3 K9
| unit 2 us US_RIF aboard 1 with US_LMG
| unit 3 german GE_RIF K6
offers shoot 1 K6 => Firepower 12

case "at the same target they fire together or not"
scenario 7-red-road
| phase fire us
| unit 1 us US_M3 K9
| unit 2 us US_RIF aboard 1 with US_LMG
| unit 3 german GE_RIF K6
| unit 4 german GE_RIF K12
play shoot 1 K6
play set 1 out
play go
dice 6 6
illegal VV-14.3 shoot 1 K6
legal shoot 1 K12

case "heavy machine guns and flamethrowers are no use aboard"
scenario 7-red-road
| phase fire us
| unit 1 us US_TRK K9
| unit 2 us US_RIF aboard 1 with US_FT
| unit 5 us US_RIF aboard 1 with US_HMG
| unit 3 german GE_RIF K8
offers shoot 1 K8 => Firepower 10

clause VV-14.4
case "12 at any range, 16 all round to 8 hexes, 19 ahead"
scenario 7-red-road
| phase fire us
| unit 1 us US_E8 K9
| unit 2 german GE_RIF K7
| unit 3 german GE_RIF K11
offers shoot 1 K7 => Firepower 19
offers shoot 1 K11 => Firepower 16

clause VV-14.5
case "firepower 12, roll 5, leader -1, building +3: 2 points"
| phase fire german
| unit 1 german GE_RIF E6
| unit 2 german GE_RIF E6 with GE_MG34
| unit 3 german GE_L1 E6
| unit 4 us US_RIF E5
play fire E6 E5
offers go 3 => Firepower 12
play go 3
dice 2 3
tells "E5: 2 casualty points"

case "the last row begins at 41"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_PZ5 K9
| unit 2 german GE_PZG L8 with GE_HMG
| unit 3 german GE_PZG L8 with GE_HMG
| unit 4 german GE_PZG L8 with GE_HMG
| unit 5 german GE_PZG L8 with GE_HMG
| unit 6 soviet SO_RIF K8
| unit 7 soviet SO_RIF K8
offers fire L8 K8 => Range 1 (VV-13.3)
offers fire L8 K8 => Panzergrenadier 2 with MG42 tripod (HMG) 11 (VV-14.2)
offers fire L8 K8 => Firepower 44
offers fire L8 K8 => casualties on 11 or less
offers shoot 1 K8 => Gun in its turret 14 (VV-1.2.2); Machine guns all round 4 (VV-1.2.3); Machine guns ahead 3
offers shoot 1 K8 => Firepower 21
offers shoot 1 K8 => casualties on 9 or less

clause VV-14.6
case "row 5-10, modified 8: nothing"
| phase fire us
| unit 1 us US_RIF G6
| unit 2 german GE_RIF G3
play fire G6 G3
dice 4 4
tells "no effect"

clause VV-14.6.1
case "three points on a squad and a half: reduce and pin, not two pins"
| phase fire german
| unit 1 german GE_RIF E6
| unit 3 us US_RIF E5
| unit 4 us US_RIF_H E5
| points fire open 3
| free 3 4
| attack group german from E6 at E5
| frame phase german
| frame end german
| frame points us
legal reduce 3
play pin 4
illegal VV-14.6.1 pin 3
play reduce 3
holds unit 3 us US_RIF_H E5
holds unit 4 us US_RIF_H E5 pinned

case "two points on a lone squad: pinning is not enough"
| phase fire us
| unit 1 us US_RIF E6
| unit 3 german GE_RIF E5
| points fire open 2
| free 3
| attack group us from E6 at E5
| frame phase us
| frame end us
| frame points german
illegal VV-14.6.1 pin 3
legal reduce 3
legal eliminate 3

case "six points on two squads: one lost, one pinned"
| phase fire us
| unit 1 us US_RIF E6
| unit 3 german GE_RIF E5
| unit 4 german GE_RIF E5
| points fire open 6
| free 3 4
| attack group us from E6 at E5
| frame phase us
| frame end us
| frame points german
play eliminate 3
play pin 4
holds unit 4 german GE_RIF E5 pinned

case "a truck of casualty rating 4 survives three points with 4 of 6"
scenario 7-red-road
| phase fire german
| unit 1 german GE_RIF K9
| unit 2 us US_TRK K7
| points fire open 3
| free 2
| attack group german from K9 at K7
| frame phase german
| frame end german
| frame points us
odds suffer 2 3 => 2/3 is pinned
odds suffer 2 3 => 1/3 is lost

case "passengers of a truck may take points, never by pinning"
scenario 7-red-road
| phase fire german
| unit 1 german GE_RIF K9
| unit 2 us US_TRK K7
| unit 3 us US_RIF aboard 2
| points fire open 3
| free 2
| attack group german from K9 at K7
| frame phase german
| frame end german
| frame points us
legal reduce 3
legal eliminate 3
illegal VV-14.6.1 pin 3

case "pinned units are given up last"
| phase fire us
| unit 1 us US_RIF E6
| unit 3 german GE_RIF E5 pinned
| unit 4 german GE_RIF E5
| points fire open 5
| free 3 4
| attack group us from E6 at E5
| frame phase us
| frame end us
| frame points german
illegal VV-14.6.1 eliminate 3
legal pin 4
play pin 4
holds unit 3 german GE_RIF lost

case "more points than the truck is worth: lost without a die"
scenario 7-red-road
| phase fire german
| unit 1 german GE_RIF K9
| unit 2 us US_TRK K7
play fire K9 K7
dice 1 1
to-move german
holds unit 2 us US_TRK lost

case "as many as its casualty rating: a die"
scenario 7-red-road
| phase fire german
| unit 1 german GE_RIF K9
| unit 2 us US_TRK K7
play fire K9 K7
dice 1 2
to-move dice
dice 4
holds unit 2 us US_TRK K7 pinned

case "two points on a shielded Gun pin it"
scenario 4-bridge-at-i6
| phase fire british
| unit 1 british BR_RIF K3
| unit 2 german GE_P38 K5
play fire K3 K5
dice 2 3
holds unit 2 german GE_P38 K5 pinned

case "one point: the owner may let the shield have it"
scenario 4-bridge-at-i6
| phase fire british
| unit 1 british BR_RIF K3
| unit 2 german GE_P38 K5
| unit 3 german GE_RIF K5
play fire K3 K5
dice 3 3
legal suffer 2 1
legal pin 3
play suffer 2 1
holds unit 2 german GE_P38 K5
holds unit 3 german GE_RIF K5

clause VV-14.6.2
case "a pinned leader gives no modifier"
| phase fire us
| unit 1 us US_RIF G6
| unit 2 us US_L1 G6 pinned
| unit 4 us US_RIF G6
| unit 3 german GE_RIF G3
play fire G6 G3
count 1 go

case "a pinned unit neither fires nor moves"
| phase fire us
| unit 1 us US_RIF G6 pinned
| unit 3 german GE_RIF G3
illegal VV-14.6.2 fire G6 G3

clause VV-14.7
case "regular with a leader -1: 21 of 36"
| phase rally us
| unit 1 us US_RIF G6 pinned
| unit 2 us US_L1 G6
| unit 3 german GE_RIF G3
odds rally 1 => 21/36 rallies

case "elite with a leader -2: 30 of 36"
| phase rally us
| unit 1 us US_PAR G6 pinned
| unit 2 us US_L2 G6
| unit 3 german GE_RIF G3
odds rally 1 => 30/36 rallies

case "one try"
| phase rally us
| unit 1 us US_RIF G6 pinned
| unit 2 us US_RIF G6 pinned
| unit 3 german GE_RIF G3
play rally 1
dice 6 6
illegal VV-14.7 rally 1
legal rally 2

case "elite halves rally on 7"
| phase rally us
| unit 1 us US_PAR_H G6 pinned
| unit 3 german GE_RIF G3
odds rally 1 => 21/36 rallies

case "Guns, vehicles and leaders too"
scenario 7-red-road
| phase rally us
| unit 1 us US_57 K9 pinned
| unit 2 us US_TRK K8 pinned
| unit 4 us US_L1 K7 pinned
| unit 3 german GE_RIF G3
odds rally 1 => 21/36 rallies
odds rally 2 => 21/36 rallies
odds rally 4 => 21/36 rallies

case "a leader who rallied helps the next"
| phase rally us
| unit 1 us US_L1 G6 pinned
| unit 2 us US_RIF G6 pinned
| unit 3 german GE_RIF G3
odds rally 2 => 15/36 rallies
play rally 1
dice 3 4
odds rally 2 => 21/36 rallies

case "a vehicle rallies with its passengers"
scenario 7-red-road
| phase rally us
| unit 1 us US_TRK K9 pinned
| unit 2 us US_RIF aboard 1 pinned
| unit 3 us US_RIF K9 pinned
play rally 1
dice 3 4
holds unit 1 us US_TRK K9 landing
holds unit 2 us US_RIF aboard 1
illegal VV-14.7 rally 2

clause VV-R2
case "the three prices: 1, the difference, the rating"
| phase fire us
| unit 1 us US_RIF E6
| unit 3 german GE_RIF E5
| unit 4 german GE_RIF E5
| points fire open 4
| free 3 4
| attack group us from E6 at E5
| frame phase us
| frame end us
| frame points german
offers pin 3 => covers 1 of 4 points, 3 left; does nothing until it rallies
offers reduce 3 => covers 3 of 4 points, 1 left; fights on as a half squad; enemy scores
offers eliminate 3 => covers 4 of 4 points, 0 left; lost; enemy scores

case "the pinned one is not pinned again, and goes last"
| phase fire us
| unit 1 us US_RIF E6
| unit 3 german GE_RIF E5
| unit 4 german GE_RIF E5 pinned
| points fire open 2
| free 3 4
| attack group us from E6 at E5
| frame phase us
| frame end us
| frame points german
illegal VV-14.6.1 pin 4
because "unit 4 is pinned already"
illegal VV-14.6.1 eliminate 4
because "unpinned units take their points before pinned ones"

clause VV-R3
case "auto takes the cheapest way"
| phase fire us
| unit 1 us US_RIF E6
| unit 3 german GE_RIF E5
| unit 4 german GE_RIF E5
| points fire open 2
| free 3 4
| attack group us from E6 at E5
| frame phase us
| frame end us
| frame points german
play auto
holds unit 3 german GE_RIF E5 pinned
holds unit 4 german GE_RIF E5 pinned

case "with the option nobody is asked"
option casualties auto
| phase fire us
| unit 1 us US_RIF G6
| unit 2 us US_RIF G8
| unit 3 german GE_RIF G3
| unit 4 german GE_RIF G3
play fire G6 G3
dice 3 3
holds unit 3 german GE_RIF G3 pinned
holds unit 4 german GE_RIF G3 pinned
to-move us

case "a half squad has its outcome: the pinned one goes, the half is not pinned as well"
| phase fire us
| unit 1 us US_RIF E6
| unit 3 german GE_RIF E5
| unit 4 german GE_RIF E5 pinned
| points fire open 8
| free 3 4
| attack group us from E6 at E5
| frame phase us
| frame end us
| frame points german
play auto
holds unit 3 german GE_RIF_H E5
holds unit 4 german GE_RIF lost

case "three points immobilise an AFV for certain: two and one cost less"
scenario 7-red-road
| phase advance german
| unit 1 german GE_RIF K9
| unit 2 german GE_RIF K9
| unit 4 german GE_RIF K9
| unit 3 us US_E8 K8
| unit 5 us US_M5 K8
| attack defence german from K9 at K8 points 3
| points defence open 3
| free 3 5
| party 1 2 4
| frame phase german
| frame assault german then crews
| frame points us
play auto
silent "is immobile"
dice 6
silent "is immobile"
dice 6
holds unit 3 us US_E8 K8
holds unit 5 us US_M5 K8

clause VV-R4
case "the player decides"
| phase move us
| unit 1 us US_RIF C6
| unit 2 german GE_RIF G6
play move 1
play step D6
to-move german

case "the program holds a poor shot"
option opfire auto
| phase move us
| unit 1 us US_RIF A6
| unit 2 german GE_RIF G6
play move 1
play crawl
play step B6
to-move us

case "and takes a good one"
option opfire auto
| phase move us
| unit 1 us US_RIF E6
| unit 2 german GE_RIF G6
play move 1
play step F6
to-move dice
tells "takes the chance"

case "it lays the fire lanes too and asks nobody"
option opfire auto
| phase move us
| unit 1 us US_RIF D6
| unit 4 us US_RIF A6
| unit 2 german GE_RIF G6 with GE_MG34
| unit 3 german GE_RIF G6 with GE_MG34
play move 1
play step E6
dice 6 6
to-move us
holds hex E6 lanes 2

clause VV-R28
case "a towed Gun covers no points"
scenario 7-red-road
| phase fire german
| unit 1 german GE_RIF K9
| unit 2 us US_TRK K7
| unit 3 us US_57 aboard 2
| points fire open 4
| free 2
| attack group german from K9 at K7
| frame phase german
| frame end german
| frame points us
count 0 eliminate 3
legal suffer 2 4

clause VV-R40
case "a pinned AFV is impossible"
scenario 7-red-road
| phase fire german
| unit 1 us US_M3 K9 pinned
impossible "cannot be pinned"
