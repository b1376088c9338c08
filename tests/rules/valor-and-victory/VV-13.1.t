# Combat principles: modifiers, leaders, opportunity fire, fire lanes.
clause VV-13.1
game valor-and-victory

case "one attack a segment"
| phase fire us
| unit 1 us US_RIF G6
| unit 4 us US_RIF G8
| unit 2 german GE_RIF G3
| unit 3 german GE_RIF G4
play fire G6 G3
dice 6 6
illegal VV-13.1 fire G6 G4

clause VV-13.2
case "a Gun fires over open sights only"
scenario 4-bridge-at-i6
| phase fire german
| unit 1 german GE_P38 G5 facing S
| unit 2 british BR_RIF G9
illegal VV-9.1 shoot 1 G9

clause VV-13.3
case "adjacent is range 1, six hexes are the squad's reach"
scenario 2-les-forges-crossroads
| phase fire us
| unit 1 us US_RIF G8
| unit 2 german GE_RIF G2
| unit 3 german GE_RIF G1
| unit 4 german GE_RIF G7
legal fire G8 G2
illegal VV-13.3 fire G8 G1
sight G8 G7 => Range 1

clause VV-13.4
case "trench in woods: +4"
| phase fire us
| unit 1 us US_RIF A3
| unit 2 german GE_RIF A2
| hex A2 position trenches
offers fire A3 A2 => Cover: Woods +2
offers fire A3 A2 => Cover: Trenches +2

case "foxholes in the open: +1"
| phase fire us
| unit 1 us US_RIF A5
| unit 2 german GE_RIF A3
| hex A3 position foxholes
offers fire A5 A3 => Cover: Foxholes +1
offers fire A5 A3 => casualties on 6 or less

clause VV-13.5
case "one point on a shielded Gun in its arc: nothing happens"
scenario 4-bridge-at-i6
| phase fire british
| unit 1 british BR_RIF K3
| unit 2 german GE_P38 K5
odds fire K3 K5 => 26/36 No effect
play fire K3 K5
dice 3 3
tells "K5: 1 casualty point"
tells "shield of 5cm Pak 38 2 takes the point"
holds unit 2 german GE_P38 K5

case "from behind it is pinned"
scenario 4-bridge-at-i6
| phase fire british
| unit 1 british BR_RIF K6
| unit 2 german GE_P38 K4
play fire K6 K4
dice 3 3
holds unit 2 german GE_P38 K4 pinned

case "a Gun that moves has no use of its shield: anti-tank"
scenario 4-bridge-at-i6
| phase move german
| unit 1 german GE_P38 K6
| unit 2 british BR_CRO K3 facing S
play move 1
play step K5
offers at 2 1 gun => hits on 10 or less

case "nor against AP fire: four points are more than it is worth"
scenario 4-bridge-at-i6
| phase move german
| unit 1 german GE_P38 K6
| unit 4 german GE_RIF Q4
| unit 2 british BR_RIF K3
play move 1
play step K5
play fire K3 K5
dice 2 2
tells "4 casualty points"
holds unit 1 german GE_P38 lost

clause VV-13.6
case "LM -1 turns a 9 into a hit"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_RIF K9 with GE_PSK
| unit 2 german GE_L1 K9
| unit 3 soviet SO_ZIS K8
play at 1 3 carried
play go 2
dice 4 5
tells "is lost"
holds unit 2 german GE_L1 K9 fired

case "a leader who has fired gives nothing more"
| phase fire us
| unit 1 us US_RIF G6
| unit 2 us US_L1 G6 fired
| unit 3 german GE_RIF G3
| unit 4 us US_RIF G6
play fire G6 G3
count 0 go 2
count 1 go

case "Guns and tanks are never led"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_PZ5 K9
| unit 2 german GE_L1 K9
| unit 3 soviet SO_RIF K6
offers shoot 1 K6 => casualties on 9 or less

case "a leader aboard does not lead those on foot"
scenario 7-red-road
| phase fire us
| unit 1 us US_TRK K9
| unit 2 us US_L1 aboard 1
| unit 3 us US_RIF K9
| unit 4 us US_RIF K9
| unit 5 german GE_RIF K6
play fire K9 K6
count 1 go

case "nor one on foot those aboard"
scenario 7-red-road
| phase fire us
| unit 1 us US_TRK K9
| unit 2 us US_L1 K9
| unit 3 us US_RIF aboard 1
| unit 4 us US_RIF aboard 1
| unit 5 german GE_RIF K6
play shoot 1 K6
count 1 go

clause VV-13.7
case "units do not stop a line of sight"
scenario 2-les-forges-crossroads
| phase fire us
| unit 1 us US_RIF G8
| unit 2 german GE_RIF G4
| unit 3 german GE_RIF G6
| unit 4 us US_RIF G7
legal fire G8 G4
offers fire G8 G4 => casualties on 7 or less

clause VV-13.8
case "a mover in the open at range 3: -1"
| phase move us
| unit 1 us US_RIF C6
| unit 2 german GE_RIF G6
play move 1
play step D6
to-move german
offers fire G6 D6 => Moving without any cover -1 (VV-13.8)
odds fire G6 D6 => 5/12 No effect

case "adjacent in the open: -3"
| phase move us
| unit 1 us US_RIF E6
| unit 2 german GE_RIF G6
play move 1
play step F6
odds fire G6 F6 => 1/6 No effect

case "adjacent in woods: +2 and -2"
| phase move us
| unit 1 us US_RIF B2
| unit 2 german GE_RIF C1
play move 1
play step B1
odds fire C1 B1 => 21/36 No effect

case "only the movers are affected"
| phase move us
| unit 1 us US_RIF C6
| unit 3 us US_RIF D6
| unit 2 german GE_RIF G6
play move 1
play step D6
play fire G6 D6
dice 2 3
count 0 pin 3

case "unpinned movers go on"
| phase move us
| unit 1 us US_RIF C6
| unit 3 us US_RIF C6
| unit 2 german GE_RIF G6
play move 1
play join 3
play step D6
play fire G6 D6
dice 3 4
play pin 1
to-move us
legal step E6
holds unit 1 us US_RIF D6 pinned moved

case "the interrupted move can be taken back and comes out the same"
| phase move us
| unit 1 us US_RIF C6
| unit 2 german GE_RIF G6
play move 1
play step D6
to-move german
undo
to-move us
holds unit 1 us US_RIF C6
play step D6
to-move german
holds frame window 1 68 0 0 0 0

case "a second group fires in the same window"
| phase move us
| unit 1 us US_RIF C6
| unit 2 german GE_RIF G6
| unit 3 german GE_RIF D3
| unit 4 german GE_RIF A3
play move 1
play step D6
play fire G6 D6
dice 6 6
legal fire D3 D6
illegal VV-14.2 fire G6 D6

case "smoke in the hex entered cancels the -1"
| phase move us
| unit 1 us US_RIF C6
| unit 6 german GE_RIF G6
| hex D6 smoke 1
play move 1
play step D6
offers fire G6 D6 => casualties on 5 or less

clause VV-13.9
case "four hexes of range, four markers"
| phase move us
| unit 1 us US_RIF B6
| unit 4 us US_RIF A6
| unit 2 german GE_RIF G6 with GE_MG34
play move 1
play step C6
play fire G6 C6
dice 6 6
asks "fire lane"
play lane right
holds hex C6 lanes 1
holds hex D6 lanes 1
holds hex E6 lanes 1
holds hex F6 lanes 1
tells "4 hexes"

case "whoever enters a marker is attacked on the 1-4 row"
| phase move us
| unit 1 us US_RIF B6
| unit 3 german GE_RIF M1
| hex C6 lanes 1
play move 1
odds step C6 => 21/36 No effect

case "occupants are safe, AFVs ignore it"
scenario 7-red-road
| phase move us
| unit 1 us US_M8 J8 facing SE
| unit 2 us US_RIF K8
| unit 3 german GE_RIF U15
| hex K8 lanes 2
play move 1
play step K8
to-move us
holds unit 2 us US_RIF K8

case "the markers go at the end of the phase"
| phase move us
| unit 1 us US_RIF B6
| unit 2 german GE_RIF M1
| hex C6 lanes 1
play done
lacks hex C6 lanes 1

case "woods and an assault move are no help in a lane"
scenario 2-les-forges-crossroads
| phase move us
| unit 1 us US_RIF A3
| unit 3 german GE_RIF M9
| hex A2 lanes 1
play move 1
play crawl
odds step A2 => 21/36 No effect

case "no lane outside opportunity fire"
| phase fire german
| unit 1 us US_RIF C6
| unit 2 german GE_RIF G6 with GE_MG34
| unit 3 german GE_RIF G3
play fire G6 C6
dice 6 6
to-move german
count 0 lane

case "a machine gunner who uses a satchel lays no lane"
| phase move us
| unit 1 us US_RIF E6
| unit 4 us US_RIF A6
| unit 2 german GE_RIF G6 with GE_MG34
| pool german satchels 1
play move 1
play step F6
play fire G6 F6
play set 2 satchel
play go
dice 6 6
to-move us

clause VV-13.9.1
case "two markers: -1"
| phase move us
| unit 1 us US_RIF B6
| unit 3 german GE_RIF M1
| hex C6 lanes 2
play move 1
odds step C6 => 15/36 No effect

case "two machine guns of one hex lay two lanes"
| phase move us
| unit 1 us US_RIF B6
| unit 4 us US_RIF A6
| unit 2 german GE_RIF G6 with GE_MG34
| unit 3 german GE_RIF G6 with GE_MG34
play move 1
play step C6
play fire G6 C6
play go
dice 6 6
play lane right
play lane right
holds hex D6 lanes 2

clause VV-13.10
case "halves of different squads do not combine"
| phase command german
| unit 1 german GE_RIF_H E6
| unit 2 german GE_PZG_H E6
| unit 3 german GE_L1 E6
| unit 4 german GE_RIF_H E6
illegal VV-13.10 combine 1 2
legal combine 1 4

case "reduction, split and combination keep the type"
| phase command german
| unit 1 german GE_PZG E6
| unit 2 german GE_RIF E6
| unit 3 german GE_L1 E6
play split 1 keep
holds unit 1 german GE_PZG_H E6
holds unit 4 german GE_PZG_H E6
lacks unit 4 german GE_RIF_H
play combine 1 4
holds unit 1 german GE_PZG E6

clause VV-R1
case "a new segment, a new attack"
| phase rally us
| turn 1
| unit 1 us US_RIF G6
| unit 3 us US_RIF G6
| unit 2 german GE_RIF G3 fired
play done
legal fire G3 G6

clause VV-R6
case "-3 adjacent in the open"
| phase move us
| unit 1 us US_RIF E6
| unit 2 german GE_RIF G6
play move 1
play step F6
offers fire G6 F6 => Moving without any cover -1
offers fire G6 F6 => Moving in an adjacent hex -2

clause VV-R7
case "an assault move cancels the -1"
| phase move us
| unit 1 us US_RIF C6
| unit 2 german GE_RIF G6
play move 1
play crawl
play step D6
odds fire G6 D6 => 10/36 casualty point

clause VV-R14
case "a straight row needs no choice of side"
| phase move us
| unit 1 us US_RIF G9
| unit 4 us US_RIF G10
| unit 2 german GE_RIF G5 with GE_MG34
play move 1
play step G8
play fire G5 G8
dice 6 6
count 2 lane
play lane left
holds hex G6 lanes 1
holds hex G7 lanes 1
holds hex G8 lanes 1

case "between two rows the owner chooses"
| phase move us
| unit 1 us US_RIF C10
| unit 4 us US_RIF A6
| unit 2 german GE_RIF G9 with GE_MG34
play move 1
play step C9
play fire G9 C9
dice 6 6
count 3 lane
play lane left
holds hex F10 lanes 1

case "the other side takes the other hexes"
| phase move us
| unit 1 us US_RIF C10
| unit 4 us US_RIF A6
| unit 2 german GE_RIF G9 with GE_MG34
play move 1
play step C9
play fire G9 C9
dice 6 6
play lane right
holds hex F9 lanes 1

case "a side with blocking terrain is closed"
| phase move us
| unit 1 us US_RIF B6
| unit 4 us US_RIF A6
| unit 2 german GE_RIF G6 with GE_MG34
play move 1
play step C6
play fire G6 C6
dice 6 6
count 2 lane
count 0 lane left

clause VV-R15
case "the lane attacks before the window opens"
| phase move us
| unit 1 us US_RIF B6
| unit 2 german GE_RIF G6
| hex C6 lanes 1
play move 1
play step C6
to-move dice
dice 6 6
to-move german

clause VV-R16
case "in the window the tank still faces as it came"
scenario 6-panthers-at-zarya
| phase move soviet
| unit 1 soviet SO_T85 K9
| unit 2 german GE_P40 K4 facing S
play move 1
play step K8
to-move german
offers at 2 1 gun => Front armour is lost below 7
play pass
legal turn 1 NE

clause VV-R26
case "a leader lends his modifier without firing"
| phase fire us
| unit 1 us US_RIF G8
| unit 2 us US_L1 G8
| unit 3 german GE_RIF G3
play fire G8 G3
offers go 2 => Firepower 5
play go 2
holds unit 2 us US_L1 G8 fired

clause VV-R32
case "who does not reach is not part of the group"
scenario 2-les-forges-crossroads
| phase fire us
| unit 1 us US_RIF G8
| unit 2 us US_L1 G8
| unit 3 german GE_RIF G2
play fire G8 G2
count 0 set 2
illegal VV-14.5 set 2 out

clause VV-R38
case "machine guns of passengers lay no lane"
scenario 7-red-road
| phase move german
| unit 1 german GE_RIF K4
| unit 2 us US_M3 K8
| unit 3 us US_RIF aboard 2 with US_LMG
| unit 4 german GE_RIF K2
play move 1
play step K5
play shoot 2 K5
play go
dice 6 6
to-move german
