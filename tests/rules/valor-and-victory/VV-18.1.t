# Armour overruns.
clause VV-18.1
game valor-and-victory

case "not a hex with an AFV"
scenario 7-red-road
| phase move german
| unit 1 german GE_PZ4 K9
| unit 2 us US_M3 K8
| unit 4 us US_RIF K8
play move 1
illegal VV-18.1 overrun K8

case "a hex with a squad"
scenario 7-red-road
| phase move german
| unit 1 german GE_PZ4 K9
| unit 2 us US_RIF K8
play move 1
legal overrun K8

case "not by vehicles"
scenario 7-red-road
| phase move german
| unit 1 german GE_TRK K9
| unit 2 us US_RIF K8
play move 1
illegal VV-18.1 overrun K8

case "also where an overrun is its only way"
scenario 6-panthers-at-zarya
| phase move soviet
| unit 1 soviet SO_T85 O12
| unit 2 german GE_RIF O11
legal move 1

case "not while it tows"
scenario 7-red-road
| phase move us
| unit 1 us US_M3 K9
| unit 2 us US_57 aboard 1
| unit 4 us US_RIF A3
| unit 5 german GE_RIF K8
play move 1
illegal VV-18.1 overrun K8

clause VV-18.2
case "it stops in the hex beyond, without a turn"
scenario 7-red-road
| phase move german
| unit 1 german GE_PZ4 K9
| unit 3 german GE_RIF K15
| unit 2 us US_RIF K8
play move 1
play overrun K8
dice 6 6
to-move german
holds unit 1 german GE_PZ4 K7 moved

case "the hex beyond must be free"
scenario 7-red-road
| phase move german
| unit 1 german GE_PZ4 K9
| unit 2 us US_RIF K8
| unit 3 us US_RIF K7
play move 1
illegal VV-18.1 overrun K8

case "all points must be there: 5 of 4 are not"
scenario 7-red-road
| phase move german
| unit 1 german GE_PZ4 P8
| unit 2 us US_RIF P7
| moving from P9 steps 1 closed
| mover 1 spent 6
| frame phase german
| frame step german
illegal VV-18.1 overrun P7

case "with 5 left: woods 2, overrun 2, open 1"
scenario 7-red-road
| phase move german
| unit 1 german GE_PZ4 P8
| unit 2 us US_RIF P7
| moving from P9 steps 1 closed
| mover 1 spent 5
| frame phase german
| frame step german
legal overrun P7

case "nor into a hex full of friends"
scenario 7-red-road
| phase move us
| unit 1 us US_M5 K9
| unit 2 us US_M5 K7
| unit 3 us US_M5 K7
| unit 5 german GE_RIF K8
play move 1
illegal VV-18.1 overrun K8

clause VV-18.3
case "a Sherman attacks with 38; woods and foxholes, natural 2: 6 points"
scenario 7-red-road
| phase move us
| unit 1 us US_E8 P8
| unit 3 us US_RIF A1
| unit 2 german GE_RIF P7
| unit 4 german GE_RIF P7
| hex P7 position foxholes
play move 1
offers overrun P7 => Firepower 38
play overrun P7
dice 1 1
tells "P7: 6 casualty points"

case "passengers add theirs, undoubled, and may be led"
scenario 7-red-road
| phase move us
| unit 1 us US_M3 K9
| unit 2 us US_RIF aboard 1 with US_LMG
| unit 3 us US_L1 aboard 1
| unit 4 us US_RIF A3
| unit 5 german GE_RIF K8
play move 1
offers overrun K8 => Firepower 17
offers overrun K8 => casualties on 9 or less

clause VV-18.4
case "a squad marked Fire may give the last shot, at the rear"
scenario 7-red-road
| phase move us
| unit 1 us US_E8 K9
| unit 3 us US_RIF A1
| unit 2 german GE_RIF K8 fired
| pool german panzerfausts 1
play move 1
play overrun K8
dice 6 6
to-move german
asks "last shot"
offers at 2 1 panzerfaust => hits on 8 or less
offers at 2 1 panzerfaust => Rear armour is lost below 9

case "ordinary opportunity fire follows, at the front"
scenario 7-red-road
| phase move us
| unit 1 us US_M5 K9
| unit 2 us US_M5 K7
| unit 5 german GE_RIF K8
| unit 6 german GE_P38 K3 facing S
play move 1
play overrun K8
dice 6 6
to-move german
offers at 6 1 gun => Front armour is lost

case "one last shot each, however many Panzerfausts are left"
scenario 7-red-road
| phase move us
| unit 1 us US_E8 K9
| unit 3 us US_RIF A1
| unit 2 german GE_RIF K8
| unit 4 german GE_RIF K8
| pool german panzerfausts 3
play move 1
play overrun K8
dice 6 6
play at 2 1 panzerfaust
dice 6 6
illegal VV-18.4 at 2 1 panzerfaust
because "unit 2 has had its last shot"
legal at 4 1 panzerfaust

case "pinned units give no last shot"
scenario 7-red-road
| phase move us
| unit 1 us US_M5 K9
| unit 3 us US_M5 A9
| unit 5 german GE_RIF K8
| unit 6 german GE_RIF K8 pinned
| pool german panzerfausts 2
play move 1
play overrun K8
dice 6 6
legal at 5 1 panzerfaust
illegal VV-14.6.2 at 6 1 panzerfaust

case "a leader marked Fire leads the last shot"
scenario 7-red-road
| phase move us
| unit 1 us US_E8 K9
| unit 3 us US_RIF A1
| unit 2 german GE_RIF K8 fired
| unit 4 german GE_L1 K8 fired
| pool german panzerfausts 1
play move 1
play overrun K8
dice 6 6
play at 2 1 panzerfaust
offers go 4 => hits on 9 or less

case "the last shot is fired once, marks the unit, and ends before ordinary fire"
scenario 7-red-road
| phase move us
| unit 1 us US_M5 K9
| unit 3 us US_M5 A9
| unit 5 german GE_RIF K8
| pool german panzerfausts 2
play move 1
play overrun K8
dice 6 6
asks "last shot"
play at 5 1 panzerfaust
dice 6 6
holds unit 5 german GE_RIF K8 fired
lacks panzerfausts 2
to-move us

case "a Gun gives it only into its own arc"
scenario 7-red-road
| phase move us
| unit 1 us US_M5 K9
| unit 3 us US_M5 A9
| unit 6 german GE_P38 K8 facing S
play move 1
play overrun K8
dice 6 6
to-move us

case "the same Gun facing the exit hex"
scenario 7-red-road
| phase move us
| unit 1 us US_M5 K9
| unit 3 us US_M5 A9
| unit 6 german GE_P38 K8 facing N
play move 1
play overrun K8
dice 6 6
asks "last shot"
offers at 6 1 gun => Rear armour is lost

case "no opportunity fire while it stands in the overrun hex"
scenario 7-red-road
| phase move us
| unit 1 us US_M5 K9
| unit 3 us US_M5 A9
| unit 5 german GE_RIF K8
| unit 6 german GE_P38 K3 facing S
| pool german panzerfausts 1
play move 1
play overrun K8
dice 1 1
to-move german
holds unit 1 us US_M5 K7

clause VV-18.5
case "7 of 10 points: two open hexes, woods, open"
scenario 7-red-road
| phase move us
| unit 1 us US_E8 O7
| unit 3 us US_RIF A1
| unit 2 german GE_RIF O4
play move 1
play step O6
play step O5
shows "8 of 10 points left"
legal overrun O4

case "an emptied hex: it goes on to the exit hex"
scenario 7-red-road
| phase move us
| unit 1 us US_E8 K9
| unit 3 us US_RIF A1
| unit 2 german GE_L1 K8
play move 1
play overrun K8
dice 1 1
holds unit 2 german GE_L1 lost
holds unit 1 us US_E8 K7 moved

clause VV-R33
case "a hedge costs a point: with 5 left the way is open, with 4 it is not"
scenario 6-panthers-at-zarya
| phase move soviet
| unit 1 soviet SO_T85 O11
| unit 2 german GE_RIF O10
| moving from O12 steps 1 closed
| mover 1 spent 7
| frame phase soviet
| frame step soviet
legal overrun O10
offers overrun O10 => Hindrances +1

case "with 4 left"
scenario 6-panthers-at-zarya
| phase move soviet
| unit 1 soviet SO_T85 O11
| unit 2 german GE_RIF O10
| moving from O12 steps 1 closed
| mover 1 spent 8
| frame phase soviet
| frame step soviet
illegal VV-18.1 overrun O10

clause VV-R41
case "it marks an unmarked unit, who does not shoot twice"
scenario 7-red-road
| phase move us
| unit 1 us US_E8 K9
| unit 3 us US_RIF A1
| unit 2 german GE_RIF K8
| pool german panzerfausts 2
play move 1
play overrun K8
dice 6 6
play at 2 1 panzerfaust
dice 6 6
holds unit 2 german GE_RIF K8 fired
to-move us
