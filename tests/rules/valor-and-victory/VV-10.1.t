# Terrain and smoke.
clause VV-10.1
game valor-and-victory

case "the type of the hex sets cost and cover, nothing else does"
| phase fire us
| unit 1 us US_RIF E6
| unit 2 german GE_RIF E7
offers fire E6 E7 => Cover: Building +3 (VV-13.4)

clause VV-10.2
case "open ground: one point, no cover"
| phase fire us
| unit 1 us US_RIF A5
| unit 2 german GE_RIF A3
offers fire A5 A3 => casualties on 7 or less

clause VV-10.3
case "a road costs one point and gives nothing"
| phase move us
| unit 1 us US_RIF G9
| unit 2 german GE_RIF A1
play move 1
offers step G8 => cost 1
play step G8
shows "3 of 4 points left"

clause VV-10.3.1
case "a truck reaches the bridge along its road"
scenario 4-bridge-at-i6
| phase move german
| unit 1 german GE_TRK H6 facing SE
| unit 2 british BR_RIF A1
play move 1
legal step I6

case "not from beside it; infantry does"
scenario 4-bridge-at-i6
| phase advance german
| unit 1 german GE_TRK H7 facing NE
| unit 3 german GE_RIF H7
| unit 2 british BR_RIF A1
illegal VV-10.3.1 advance 1 I6 NE
legal advance 3 I6

case "infantry enters it from any side"
scenario 4-bridge-at-i6
| phase move german
| unit 3 german GE_RIF H7
| unit 2 british BR_RIF A1
play move 3
legal step I6

clause VV-10.4
case "no vehicle in a building; a Gun of one point may"
scenario 6-panthers-at-zarya
| phase move german
| unit 1 german GE_STG K6 facing NW
| unit 2 german GE_P40 K6
| unit 3 soviet SO_RIF A1
play move 1
illegal VV-10.4 step J6

case "the Gun goes in"
scenario 6-panthers-at-zarya
| phase move german
| unit 2 german GE_P40 K6
| unit 3 soviet SO_RIF A1
play move 2
legal step J6

clause VV-10.5
case "a tank into woods pays two"
scenario 6-panthers-at-zarya
| phase move soviet
| unit 1 soviet SO_T85 B3
| unit 2 german GE_RIF U15
play move 1
offers step B2 => cost 2

clause VV-10.6
case "a truck into a stream pays three"
scenario 6-panthers-at-zarya
| phase move soviet
| unit 1 soviet SO_ZS5 E5 facing S
| unit 3 soviet SO_RIF E5
| unit 2 german GE_RIF U15
play move 1
offers step E6 => cost 3

case "infantry two, and cover +1"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 soviet SO_RIF E6
| unit 2 german GE_RIF G6
offers fire G6 E6 => Cover: Stream +1

clause VV-10.7
case "into an orchard +1, out of it nothing"
scenario 2-les-forges-crossroads
sight L8 K8 => hindrance +1
sight K8 L8 => hindrance +1
sight J8 J7 => hindrance +1
sight K8 K9 => hindrance +0

clause VV-10.8
case "fields are open"
scenario 2-les-forges-crossroads
sight D1 F4 => clear, hindrance +0

case "crops hinder"
scenario 3-hedges-and-haystacks
sight D1 F4 => clear, hindrance +3

clause VV-10.9
case "across a hedge that is not the firer's own: +1"
scenario 2-les-forges-crossroads
sight G3 I2 => clear, hindrance +2
sight H3 I2 => clear, hindrance +1

clause VV-10.10
case "nobody enters a canal"
scenario 4-bridge-at-i6
| phase move german
| unit 1 german GE_RIF H5
| unit 2 british BR_RIF A1
play move 1
illegal VV-10.10 step I5

clause VV-11.1
case "one factor is not enough for a round"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_STG K8
| unit 2 soviet SO_RIF K6
| pool german smoke 1
illegal VV-11.1 smoke 1 K4

case "no smoke on smoke"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_STG K8
| unit 2 soviet SO_RIF K6
| hex K5 smoke 1
| pool german smoke 4
illegal VV-11.1 smoke 1 K5

clause VV-11.2
case "before it moves, in its own or an adjacent hex, one factor"
| phase move us
| unit 1 us US_RIF E6
| unit 2 german GE_RIF A1
| pool us smoke 2
play move 1
count 7 lay 1
play lay 1 F6
holds hex F6 smoke 1
holds pool us kills 0 exits 0 smoke 1 grenades 0 satchels 0 panzerfausts 0 at-grenades 0
illegal VV-11.2 lay 1 E6
play stop
holds unit 1 us US_RIF E6 moved smoked

case "not when pinned, not aboard, not off the map"
scenario 7-red-road
| phase move us
| unit 1 us US_RIF K9 pinned
| unit 2 us US_TRK K8
| unit 3 us US_RIF aboard 2
| unit 4 us US_RIF off
| unit 5 german GE_RIF A1
| pool us smoke 4
illegal VV-14.6.2 move 1
play move 4
illegal VV-11.2 lay 4 A8

clause VV-11.3
case "not in Defensive Fire"
scenario 6-panthers-at-zarya
| phase defend soviet
| unit 1 german GE_STG K8
| unit 2 soviet SO_RIF K6
| pool german smoke 4
illegal VV-11.3 smoke 1 K4

case "smoke 2 for two factors; a Gun needs its arc"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_STG K8
| unit 3 german GE_RIF K8
| unit 2 soviet SO_RIF K6
| pool german smoke 4
illegal VV-11.3 smoke 1 K10
play smoke 1 K4
holds hex K4 smoke 2

case "a mortar with a spotter"
scenario 2-les-forges-crossroads
| phase fire us
| unit 1 us US_RIF F3 with US_MTR
| unit 2 us US_RIF F6
| unit 3 german GE_RIF F9
| pool us smoke 6
play smoke 1 F8
holds hex F8 smoke 2
holds unit 1 us US_RIF F3 with US_MTR fired

clause VV-11.4
case "smoke 2 in woods: +4 in all"
| phase fire us
| unit 1 us US_RIF A3
| unit 2 german GE_RIF A2
| hex A2 smoke 2
offers fire A3 A2 => Cover: Woods +2
offers fire A3 A2 => Hindrances +2
offers fire A3 A2 => casualties on 3 or less
