# Fortifications and entrenchments.
clause VV-17.1
game valor-and-victory

case "a captured trench still gives +2"
| phase fire german
| unit 1 us US_RIF A3
| unit 2 german GE_RIF A5
| hex A3 position trenches
offers fire A5 A3 => Cover: Trenches +2

clause VV-17.2
case "no sandbags in an orchard"
| phase fire us
| unit 1 us US_RIF A3
| hex I2 position sandbags
impossible "cannot hold it"

case "foxholes in woods are possible"
| phase fire us
| unit 1 us US_RIF A3
| unit 2 german GE_RIF M1
| hex A1 position foxholes
to-move us

case "at set-up the terrain is checked"
scenario 4-bridge-at-i6
asks "build Wooden bunker"
illegal VV-17.2 build bunker3 J7
illegal VV-4.2 build bunker3 J6
legal build bunker3 J5

clause VV-17.3
case "a trench in the open costs one point"
| phase move us
| unit 1 us US_RIF A5
| unit 2 german GE_RIF M1
| hex A4 position trenches
play move 1
offers step A4 => cost 1

case "enemies do not enter an occupied one"
| phase move us
| unit 1 us US_RIF A5
| unit 2 german GE_RIF A4
| hex A4 position trenches
play move 1
illegal VV-6.3.7 step A4

clause VV-17.4
case "a truck passes a trench hex but does not stop in it"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK B9
| unit 2 german GE_RIF U15
| hex B8 position trenches
play move 1
play step B8
illegal VV-6.3.6 stop
legal step B7

case "a third squad has no room in a bunker"
scenario 5-pillboxes
| phase advance german
| unit 1 german GE_RIF M5
| unit 2 german GE_RIF M5
| unit 3 german GE_RIF M4
| unit 4 us US_RIF Q1
| hex M5 position bunker4 facing SE
illegal VV-17.4 advance 3 M5

clause VV-17.5
case "out of the bunker only into its arc"
scenario 5-pillboxes
| phase fire german
| unit 1 german GE_RIF M5
| unit 2 us US_RIF Q7
| unit 3 us US_RIF L6
| hex M5 position bunker4 facing SE
legal fire M5 Q7
illegal VV-17.5 fire M5 L6

case "two points to enter, vehicles barred, a Gun takes its facing"
scenario 5-pillboxes
| phase move german
| unit 1 german GE_RIF M4
| unit 2 german GE_STG M4 facing S
| unit 3 us US_RIF A1
| hex M5 position bunker4 facing SE
play move 1
offers step M5 => cost 2

case "vehicles may not"
scenario 5-pillboxes
| phase move german
| unit 2 german GE_STG M4 facing S
| unit 3 us US_RIF A1
| hex M5 position bunker4 facing SE
play move 2
illegal VV-17.5 step M5

case "the Gun faces as the bunker does"
scenario 5-pillboxes
| phase move german
| unit 2 german GE_P38 M4
| unit 4 german GE_RIF K3
| unit 3 us US_RIF A1
| hex M5 position bunker4 facing SE
play move 2
play step M5
holds unit 2 german GE_P38 M5 facing SE moved

case "anti-tank fire out of a bunker needs its arc too"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_RIF K9 with GE_PSK
| unit 2 soviet SO_T85 K10
| unit 3 soviet SO_T85 K8
| hex K9 position bunker3 facing N
illegal VV-17.5 at 1 2 carried
legal at 1 3 carried

clause VV-17.6
case "sandbags and shield together: +3 against anti-tank fire"
scenario 4-bridge-at-i6
| phase fire german
| unit 1 british BR_6P K4
| unit 2 german GE_P38 K2 facing S
| hex K4 position sandbags
offers at 2 1 gun => Cover: Sandbags +2
offers at 2 1 gun => Gun shield +1
offers at 2 1 gun => hits on 7 or less

clause VV-17.7
case "firing out of wire: +1"
scenario 4-bridge-at-i6
| phase fire german
| unit 1 german GE_RIF K5
| unit 2 british BR_RIF K3
| hex K5 position wire
odds fire K5 K3 => 10/36 casualty point

case "infantry stops in it and may advance out"
scenario 4-bridge-at-i6
| phase move german
| unit 1 german GE_RIF K5
| unit 3 german GE_RIF Q1
| unit 2 british BR_RIF A1
| hex K4 position wire
play move 1
play step K4
holds unit 1 german GE_RIF K4 moved

case "a tank that moves with infantry stops with it: a stack ends together"
scenario 7-red-road
| phase move us
| unit 1 us US_M5 K9
| unit 2 us US_RIF K9
| unit 3 german GE_RIF U15
| unit 4 us US_RIF A3
| hex K8 position wire
play move 1
play join 2
play step K8
holds unit 1 us US_M5 K8 moved
holds unit 2 us US_RIF K8 moved

case "alone it rolls on"
scenario 7-red-road
| phase move us
| unit 1 us US_M5 K9
| unit 3 german GE_RIF U15
| hex K8 position wire
play move 1
play step K8
legal step K7

case "a satchel clears it"
scenario 5-pillboxes
| phase fire us
| unit 1 us US_PAR O5
| unit 3 us US_PAR O5
| unit 2 german GE_RIF L5
| hex N5 position wire
| pool us satchels 1
play clear 1 N5
lacks hex N5 position wire
holds unit 1 us US_PAR O5 fired

case "trucks stay out of it"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK B9
| unit 2 german GE_RIF U15
| hex B8 position wire
play move 1
illegal VV-17.7 step B8

case "a shot with an anti-tank rifle from wire: +1"
scenario 6-panthers-at-zarya
| phase fire soviet
| unit 1 german GE_PZ5 K4 facing S
| unit 2 soviet SO_RIF K5 with SO_PTRD
| hex K5 position wire
offers at 2 1 carried => hits on 7 or less

case "AFVs and their passengers fire from wire without the +1"
scenario 7-red-road
| phase fire us
| unit 1 us US_M3 K9
| unit 2 us US_RIF aboard 1
| unit 3 german GE_RIF K6
| hex K9 position wire
offers shoot 1 K6 => casualties on 7 or less

clause VV-17.8
case "foxholes in an orchard: +2 in all"
scenario 2-les-forges-crossroads
| phase fire us
| unit 1 us US_RIF J10
| unit 2 german GE_RIF J8
| hex J8 position foxholes
offers fire J10 J8 => Cover: Foxholes +1
offers fire J10 J8 => Hindrances +1

clause VV-17.9
case "trenches in woods +4"
| phase fire us
| unit 1 us US_RIF A3
| unit 2 german GE_RIF A2
| hex A2 position trenches
offers fire A3 A2 => casualties on 3 or less

clause VV-17.10
case "two factors a round"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_STG K8
| unit 3 german GE_RIF K8
| unit 2 soviet SO_RIF K6
| pool german smoke 4
play smoke 1 K4
holds pool german kills 0 exits 0 smoke 2 grenades 0 satchels 0 panzerfausts 0 at-grenades 0

clause VV-17.11
case "an AFV in wire and a truck crossing a trench have no cover"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK B10
| unit 2 german GE_RIF B6
| hex B9 position trenches
play move 1
play step B9
offers fire B6 B9 => casualties on 7 or less

case "one position a hex"
scenario 4-bridge-at-i6
| phase setup german
| placed 1
| hex J5 position bunker3
| frame phase german
illegal VV-17.11 build sandbags J5
legal build sandbags J4

clause VV-R8
case "sandbags cost nothing extra"
| phase move us
| unit 1 us US_RIF A5
| unit 2 german GE_RIF M1
| hex A4 position sandbags
play move 1
offers step A4 => cost 1

clause VV-R9
case "a large Gun may start in a bunker"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_F36 K9
| unit 2 soviet SO_RIF K6
| hex K9 position bunker4
legal shoot 1 K6

case "but it is not put off into one, as a small Gun is"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK K9
| unit 2 us US_3IN aboard 1
| unit 3 us US_TRK I12
| unit 4 us US_57 aboard 3
| unit 5 german GE_RIF U15
| hex K8 position bunker3 facing N
| hex I11 position bunker3 facing N
play unload 1
count 0 put 2 K8
play put 2 K10 N
play done
play unload 3
count 1 put 4 I11

clause VV-R23
case "two halves with two weapons do not combine"
| phase command us
| unit 1 us US_RIF_H E6 with US_LMG
| unit 2 us US_RIF_H E6 with US_HMG
| unit 3 us US_L1 E6
illegal VV-R23 combine 1 2

clause VV-R24
case "Guns do not enter wire, foxholes or trenches"
scenario 4-bridge-at-i6
| phase move german
| unit 1 german GE_P38 K5
| unit 2 british BR_RIF A1
| hex K4 position trenches
play move 1
illegal VV-R24 step K4

case "nor does a halftrack with a Gun in tow enter wire"
scenario 7-red-road
| phase move us
| unit 1 us US_M3 K9
| unit 2 us US_57 aboard 1
| unit 3 german GE_RIF U15
| hex K8 position wire
play move 1
illegal VV-17.7 step K8

clause VV-R44
case "after 24 orders the phase is over"
| phase command us
| orders 24
| unit 1 us US_RIF E6 with US_LMG
| unit 2 us US_RIF E6
count 1
illegal VV-5.3.1 transfer 1 2

clause VV-R46
case "what fits nowhere is left out, one counter after the other"
| phase setup us
| placed 4
| unit 1 german GE_RIF H10
| unit 2 german GE_RIF I10
| unit 3 german GE_L1 J10
| unit 8 german GE_RIF_H K10
| unit 9 german GE_RIF_H L10
| unit 4 us US_RIF box
| unit 5 us US_RIF box
| unit 6 us US_RIF box
| unit 7 us US_L1 box
| frame phase us
to-move us
illegal VV-6.3.7 place 4 H10
legal leave
play leave
tells "left out"
lacks unit 4 us

case "while there is room nothing is left out"
| phase setup us
| placed 4
| unit 1 german GE_RIF H10
| unit 2 german GE_RIF I10
| unit 3 german GE_L1 J10
| unit 8 german GE_RIF_H K10
| unit 4 us US_RIF box
| unit 5 us US_RIF box
| unit 6 us US_RIF box
| unit 7 us US_L1 box
| frame phase us
legal place 4 L10
illegal VV-4.2 leave

clause VV-OPT
case "none of these exists"
unreadable snipe 1
unreadable valor 1
unreadable artillery E7
unreadable mine E7
