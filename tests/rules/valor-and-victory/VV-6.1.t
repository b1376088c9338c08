# Movement.
clause VV-6.1
game valor-and-victory

case "a stack pays from each unit's own points: five open hexes, not six"
| phase move us
| unit 1 us US_RIF A6
| unit 2 us US_L1 A6
| unit 3 us US_RIF A6 with US_HMG
| unit 4 german GE_RIF M1
| unit 5 us US_RIF A3
play move 1
play join 2
play join 3
play step B6
play step C6
play step D6
play step E6
play step F6
to-move us
asks "moves a unit"

case "it does not matter who joins first"
| phase move us
| unit 1 us US_RIF A6
| unit 2 us US_L1 A6
| unit 3 us US_RIF A6
| unit 4 german GE_RIF M1
play move 3
play join 1
play join 2
illegal VV-6.1 join 3
play step B6
holds mover 1 spent 1
holds mover 2 spent 1
holds mover 3 spent 1

case "a stack starts in one hex"
| phase move us
| unit 1 us US_RIF A6
| unit 2 us US_L1 A5
play move 1
illegal VV-6.1 join 2

case "and keeps to the stacking limits"
scenario 6-panthers-at-zarya
| phase move soviet
| unit 1 soviet SO_T85 A8
| unit 2 soviet SO_RIF A8
| unit 3 soviet SO_RIF A8
| unit 4 soviet SO_T85 A8
play move 1
play join 2
illegal VV-6.3.8 join 4

clause VV-6.2
case "terrain and hexside"
scenario 2-les-forges-crossroads
| phase move us
| unit 1 us US_RIF H2
| unit 3 us US_RIF A1
| unit 2 german GE_RIF E8
play move 1
offers step I2 => cost 2

clause VV-6.3
case "rates differ by type"
scenario 7-red-road
| phase move us
| unit 1 us US_RIF A8
| unit 2 us US_M8 A9 facing NE
| unit 3 german GE_RIF U15
play move 1
shows "4 of 4 points left"
undo
play move 2
shows "16 of 16 points left"

clause VV-6.3.1
case "a squad has 4 points, with a leader 6"
| phase move us
| unit 1 us US_RIF A6
| unit 2 us US_L1 A6
play move 1
shows "4 of 4 points left"
play join 2
shows "6 of 6 points left"

case "the leader is pinned after five points: the squad stops"
| phase move us
| unit 1 us US_RIF F6
| unit 2 us US_L1 F6
| unit 3 german GE_RIF J6
| unit 4 us US_RIF A3
| moving from E6 steps 5 closed led
| mover 1 spent 5
| mover 2 spent 5
| frame phase us
| frame step us
| frame post us at G1
| frame window german at G1
play fire J6 F6
dice 3 4
play pin 2
to-move us
holds unit 1 us US_RIF F6 moved

case "after three points he may spend one more"
| phase move us
| unit 1 us US_RIF F6
| unit 2 us US_L1 F6
| unit 3 german GE_RIF J6
| unit 4 us US_RIF A3
| moving from E6 steps 3 closed led
| mover 1 spent 3
| mover 2 spent 3
| frame phase us
| frame step us
| frame post us at G1
| frame window german at G1
play fire J6 F6
dice 3 4
play pin 2
to-move us
shows "1 of 4 points left"

clause VV-6.3.2
case "a Gun of one point moves one hex into woods and faces anywhere"
scenario 4-bridge-at-i6
| phase move british
| unit 1 british BR_6P A3
| unit 2 german GE_RIF Q12
play move 1
play step A2
count 5 turn 1
play turn 1 S
holds unit 1 british BR_6P A2 facing S moved

case "a Gun that moves with a squad goes one hex"
scenario 4-bridge-at-i6
| phase move british
| unit 1 british BR_6P A6
| unit 2 british BR_RIF A6
| unit 4 british BR_RIF E6
| unit 3 german GE_RIF Q12
play move 1
play join 2
play step B6
illegal VV-6.1 step C6

clause VV-6.3.3
case "an assault move with a heavy weapon leaves one point"
| phase move us
| unit 1 us US_RIF A6 with US_HMG
play move 1
play crawl
shows "1 of 1 points left"

case "it may lay smoke first (VV-5.3.3)"
| phase move us
| unit 1 us US_RIF E6
| unit 2 german GE_RIF A1
| pool us smoke 2
play move 1
play lay 1 F6
play crawl
shows "2 of 2 points left"
illegal VV-6.3.3 crawl

case "it is +1 cover while moving"
| phase move us
| unit 1 us US_RIF C6
| unit 2 german GE_RIF G6
play move 1
play crawl
play step D6
offers fire G6 D6 => Assault move +1 (VV-6.3.3)
offers fire G6 D6 => casualties on 5 or less

case "only for infantry"
scenario 7-red-road
| phase move us
| unit 1 us US_M8 A9 facing NE
play move 1
illegal VV-6.3.3 crawl

clause VV-6.3.4
case "open hex and a turn of three hexsides: 3 points"
scenario 7-red-road
| phase move us
| unit 1 us US_M5 A8 facing NE
| unit 2 german GE_RIF U1
play move 1
play step B8
play turn 1 SW
shows "11 of 14 points left"
illegal VV-6.3.4 turn 1 NE

case "no turn before the first step"
scenario 7-red-road
| phase move us
| unit 1 us US_M5 A8 facing NE
play move 1
illegal VV-6.3.4 turn 1 N

clause VV-6.3.5
case "one point is enough for woods if it is the first step"
scenario 2-les-forges-crossroads
| phase move us
| unit 1 us US_RIF B10 with US_HMG
| unit 2 german GE_RIF M1
play move 1
play crawl
play step A9
holds unit 1 us US_RIF A9 with US_HMG moved

clause VV-6.3.6
case "through a full hex, not into it to stay"
| phase move us
| unit 1 us US_RIF C6
| unit 2 us US_RIF D6
| unit 3 us US_RIF D6
| unit 4 us US_RIF D6
| unit 5 us US_RIF D6
| unit 6 german GE_RIF M1
play move 1
play step D6
illegal VV-6.3.6 stop
legal step D7

case "with one point left the step is not offered"
| phase move us
| unit 1 us US_RIF C6
| unit 2 us US_RIF D6
| unit 3 us US_RIF D6
| unit 4 us US_RIF D6
| unit 5 us US_RIF D6
| unit 6 german GE_RIF M1
| moving from B6 steps 3 closed
| mover 1 spent 3
| frame phase us
| frame step us
illegal VV-6.3.6 step D6

clause VV-6.3.7
case "not into a hex with a pinned enemy leader"
| phase move us
| unit 1 us US_RIF C6
| unit 2 german GE_L1 D6 pinned
play move 1
illegal VV-6.3.7 step D6

clause VV-6.3.8
case "one AFV and two infantry, not three"
scenario 6-panthers-at-zarya
| phase advance soviet
| unit 1 soviet SO_T85 K9
| unit 2 soviet SO_RIF K9
| unit 3 soviet SO_RIF K9
| unit 4 soviet SO_RIF K8
illegal VV-6.3.8 advance 4 K9

case "a loaded truck is one vehicle"
scenario 7-red-road
| phase advance us
| unit 1 us US_TRK K9
| unit 2 us US_RIF aboard 1
| unit 3 us US_RIF aboard 1
| unit 4 us US_RIF K9
| unit 5 us US_RIF K8
legal advance 5 K9

clause VV-6.3.9
case "a truck that enters has 13 of 14 points left"
scenario 7-red-road
| phase move us
| turn 1
| unit 1 us US_TRK off
| unit 2 german GE_RIF U1
play move 1
illegal VV-6.3.9 enter A5 SE
play enter A8 SE
shows "13 of 14 points left"

case "leaving costs a point, facing off the map, and scores at the exit"
scenario 7-red-road
| phase move us
| unit 1 us US_M8 T9 facing NE
| unit 2 us US_M5 U4 facing N
| unit 3 german GE_RIF A1
play move 1
play step U8
play exit
holds pool us kills 0 exits 11 smoke 0 grenades 0 satchels 0 panzerfausts 0 at-grenades 0
tells "worth 11 points"

case "leaving elsewhere scores nothing"
scenario 7-red-road
| phase move us
| unit 1 us US_RIF U3
| unit 3 german GE_RIF A1
play move 1
play exit
tells "worth 0 points"

case "a load leaves with its transport and counts"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK U8 facing SE
| unit 2 us US_RIF aboard 1 with US_BAZ
| unit 4 us US_57 aboard 1
| unit 5 us US_M5 A9
| unit 3 german GE_RIF K5
play move 1
play exit
tells "worth 28 points"

clause VV-6.3.10
case "the first pin is legal, for the second there is no room"
| phase move us
| unit 1 us US_RIF D6
| unit 2 us US_RIF D6
| unit 3 us US_RIF D6
| unit 4 us US_RIF D6
| unit 5 us US_RIF D6
| unit 6 german GE_RIF G6
| moving from C6 steps 1 closed
| mover 4 spent 1
| mover 5 spent 1
| points movers open 2
| free 4 5
| frame phase us
| frame step us
| frame post us at F1
| frame window german at F1
| frame points us
legal pin 4
play pin 4
illegal VV-6.3.10 pin 5
legal eliminate 5
legal reduce 5

case "in a hex of four one point reduces or eliminates"
| phase move us
| unit 1 us US_RIF D6
| unit 2 us US_RIF D6
| unit 3 us US_RIF D6
| unit 4 us US_RIF D6
| unit 5 us US_RIF D6
| unit 6 german GE_RIF G6
| moving from C6 steps 1 closed
| mover 5 spent 1
| points movers open 1
| free 5
| frame phase us
| frame step us
| frame post us at F1
| frame window german at F1
| frame points us
illegal VV-6.3.10 pin 5
legal eliminate 5
play reduce 5

case "two reduced, room for one: when one half is pinned the other is not"
| phase move us
| unit 1 us US_RIF D6
| unit 2 us US_RIF D6
| unit 3 us US_RIF D6
| unit 4 us US_RIF D6
| unit 5 us US_RIF D6
| unit 6 german GE_RIF G6
| moving from C6 steps 1 closed
| mover 4 spent 1
| mover 5 spent 1
| points movers open 6
| free 4 5
| frame phase us
| frame step us
| frame post us at F1
| frame window german at F1
| frame points us
play reduce 4
play reduce 5
play pin 4
to-move german
holds unit 5 us US_RIF_H D6

case "a truck that would be pinned where it may not stay is lost, and its owner is told so"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK K8
| unit 2 us US_M5 K8
| unit 3 us US_M5 K8
| unit 4 us US_RIF aboard 1
| unit 6 german GE_RIF K4
| moving from K9 steps 1 closed
| mover 1 spent 1
| points movers open 1
| free 1
| frame phase us
| frame step us
| frame post us at K8
| frame window german at K8
| frame points us
offers suffer 1 1 => lost
legal reduce 4
play suffer 1 1
holds unit 1 us US_TRK lost
