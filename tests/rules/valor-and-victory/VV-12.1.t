# Support weapons.
clause VV-12.1
game valor-and-victory

case "light, heavy and expendable ones"
| phase command us
| unit 1 us US_RIF E6 with US_LMG
| unit 2 us US_L1 E6
| unit 3 us US_RIF E6 with US_HMG
legal transfer 1 2
illegal VV-12.2 transfer 3 2

clause VV-12.2
case "a leader does not carry a heavy weapon"
| phase command german
| unit 1 german GE_RIF E6 with GE_HMG
| unit 2 german GE_L1 E6
illegal VV-12.2 transfer 1 2

case "a reduced squad keeps its weapon, a lost one loses it"
| phase fire us
| unit 1 us US_RIF E6
| unit 3 german GE_RIF E5 with GE_MG34
| unit 4 german GE_RIF E5 with GE_HMG
| points fire open 8
| free 3 4
| attack group us from E6 at E5
| frame phase us
| frame end us
| frame points german
play reduce 3
holds unit 3 german GE_RIF_H E5 with GE_MG34
play eliminate 4
holds unit 4 german GE_RIF lost
holds pool us kills 21 exits 0 smoke 0 grenades 0 satchels 0 panzerfausts 0 at-grenades 0

clause VV-12.3
case "squad and heavy machine gun: 11 to range 6, 6 beyond"
scenario 7-red-road
| phase fire us
| unit 1 us US_RIF K14 with US_HMG
| unit 2 german GE_RIF K8
| unit 3 german GE_RIF K7
offers fire K14 K8 => Firepower 11
offers fire K14 K7 => Firepower 6

case "half squad: the heavy weapon alone"
scenario 7-red-road
| phase fire us
| unit 1 us US_RIF_H K14 with US_HMG
| unit 2 german GE_RIF K8
offers fire K14 K8 => Firepower 6

case "a leader fires the light weapon instead of his own"
scenario 7-red-road
| phase fire us
| unit 1 us US_L1 K10 with US_LMG
| unit 2 german GE_RIF K8
offers fire K10 K8 => Firepower 3

clause VV-12.4
case "two squads may exchange, not give both to one"
| phase command us
| unit 1 us US_RIF E6 with US_LMG
| unit 2 us US_RIF E6 with US_HMG
| unit 3 us US_RIF F6
illegal VV-12.2 transfer 1 2
illegal VV-12.4 transfer 1 3
play exchange 1 2
holds unit 1 us US_RIF E6 with US_HMG

clause VV-12.5
case "the pool shrinks by one at each use"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_RIF K9
| unit 2 soviet SO_T85 K8
| pool german panzerfausts 3
play at 1 2 panzerfaust
dice 6 6
holds pool german kills 0 exits 0 smoke 0 grenades 0 satchels 0 panzerfausts 2 at-grenades 0

clause VV-12.6
case "8 or less hits; adjacent only; not infantry"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_RIF K9
| unit 2 soviet SO_ZIS K8
| unit 3 soviet SO_T85 K7
| unit 4 soviet SO_RIF K10
| pool german panzerfausts 1
odds at 1 2 panzerfaust => 13/18 is lost
illegal VV-12.6 at 1 3 panzerfaust
illegal VV-16.1 at 1 4 panzerfaust

case "only Germans have Panzerfausts; anti-tank grenades are anybody's"
scenario 7-red-road
| phase fire us
| unit 1 us US_RIF K9
| unit 2 german GE_PZ4 K8
| pool us panzerfausts 1 at-grenades 1
illegal VV-12.6 at 1 2 panzerfaust
because "its nation has no Panzerfausts"
legal at 1 2 at-grenade

clause VV-12.6.1
case "-1 for each counter, adjacent hexes only"
| phase fire us
| unit 1 us US_RIF E6
| unit 2 german GE_RIF E7
| pool us grenades 1
play fire E6 E7
play set 1 grenades
offers go => Grenades -1 (VV-12.6.1)
play go
holds pool us kills 0 exits 0 smoke 0 grenades 0 satchels 0 panzerfausts 0 at-grenades 0

case "not at two hexes"
| phase fire us
| unit 1 us US_RIF A5
| unit 3 us US_RIF A5
| unit 2 german GE_RIF A3
| pool us grenades 1
play fire A5 A3
count 0 set 1 grenades

case "a defender's counter lowers the Kill Number of 1-1 odds to 5"
| phase advance us
| unit 1 us US_RIF E6
| unit 2 german GE_RIF E7
| pool german grenades 1
play assault E6 E7
play set 2 grenades
offers go => Kill Number 5

clause VV-12.6.2
case "six more firepower, no other weapon"
| phase fire us
| unit 1 us US_RIF E6 with US_LMG
| unit 2 german GE_RIF E7
| pool us satchels 1
play fire E6 E7
offers go => Firepower 8
play set 1 satchel
offers go => Firepower 11

case "a German squad comes to 10"
| phase fire german
| unit 1 german GE_RIF E6
| unit 2 us US_RIF E7
| pool german satchels 1
play fire E6 E7
play set 1 satchel
offers go => Firepower 10

clause VV-12.7
case "infantry in woods: roll 4 makes 2 points, doubled 4"
scenario 2-les-forges-crossroads
| phase fire german
| unit 1 german GE_RIF A5 with GE_MTR
| unit 2 us US_RIF A2
play barrage A5 A2
dice 2 2
tells "A2: 4 casualty points"

case "not from a building, not nearer than two hexes"
scenario 2-les-forges-crossroads
| phase fire german
| unit 1 german GE_RIF E7 with GE_MTR
| unit 3 german GE_RIF A5 with GE_MTR
| unit 2 us US_RIF A4
| unit 4 us US_RIF E10
illegal VV-12.7 barrage E7 E10
illegal VV-12.7 barrage A5 A4

case "a friend spots for it"
scenario 2-les-forges-crossroads
| phase fire german
| unit 1 german GE_RIF F6 with GE_MTR
| unit 2 us US_RIF F3
| unit 3 german GE_RIF G4
legal barrage F6 F3

case "without one it does not fire"
scenario 2-les-forges-crossroads
| phase fire german
| unit 1 german GE_RIF F6 with GE_MTR
| unit 2 us US_RIF F3
illegal VV-12.7 barrage F6 F3

case "against armour A: hit on 6, destroyed on 7"
scenario 7-red-road
| phase fire german
| unit 1 german GE_RIF K5 with GE_MTR
| unit 2 us US_M3 K8
odds barrage K5 K8 => 35/144 is lost

case "no opportunity fire"
| phase move us
| unit 1 us US_RIF C6
| unit 2 german GE_RIF G6 with GE_MTR
play move 1
play step D6
illegal VV-12.7 barrage G6 D6
legal fire G6 D6

case "a squad and a mortar of one hex may both attack the same target"
scenario 2-les-forges-crossroads
| phase fire german
| unit 1 german GE_RIF A6 with GE_MTR
| unit 3 german GE_RIF A6
| unit 2 us US_RIF A3
play barrage A6 A3
dice 6 6
legal fire A6 A3
illegal VV-12.7 barrage A6 A3

case "a pinned spotter does not count"
scenario 2-les-forges-crossroads
| phase fire us
| unit 1 us US_RIF F3 with US_MTR
| unit 2 us US_RIF F6 pinned
| unit 3 german GE_RIF F7
illegal VV-12.7 barrage F3 F7

case "what lies between does not hinder it"
scenario 2-les-forges-crossroads
| phase fire us
| unit 1 us US_RIF L7 with US_MTR
| unit 2 german GE_RIF I7
offers barrage L7 I7 => casualties on 7 or less

case "vehicles and AFVs one by one, with their loads"
scenario 7-red-road
| phase fire german
| unit 1 german GE_RIF K9 with GE_MTR
| unit 2 us US_M3 K6
| unit 3 us US_RIF aboard 2
| unit 4 us US_TRK K6
play barrage K9 K6
dice 3 3
dice 3 4
dice 3 4
holds unit 2 us US_M3 lost
holds unit 3 us US_RIF lost
holds unit 4 us US_TRK K6

case "its points go to infantry and Guns; trucks are rolled for"
scenario 7-red-road
| phase fire german
| unit 1 german GE_RIF K9 with GE_MTR
| unit 2 us US_TRK K6
| unit 3 us US_RIF K6
play barrage K9 K6
dice 3 4
count 0 suffer 2
play pin 3
to-move dice
dice 6 6
tells "Truck 2 in K6 is missed"

case "from wire it hits vehicles on 5"
scenario 7-red-road
| phase fire german
| unit 1 german GE_RIF K9 with GE_MTR
| unit 2 us US_TRK K6
| hex K9 position wire
odds barrage K9 K6 => 10/36 is lost

clause VV-R27
case "any infantry on foot in the woods doubles the points"
scenario 2-les-forges-crossroads
| phase fire german
| unit 1 german GE_RIF A5 with GE_MTR
| unit 2 us US_RIF A2
| unit 3 us US_57 A2
play barrage A5 A2
dice 2 2
tells "A2: 4 casualty points"

case "a Gun alone does not"
scenario 2-les-forges-crossroads
| phase fire german
| unit 1 german GE_RIF A5 with GE_MTR
| unit 3 us US_57 A2
play barrage A5 A2
dice 2 2
tells "A2: 2 casualty points"

clause VV-R30
case "two units, two counters, -2"
| phase fire us
| unit 1 us US_RIF E6
| unit 3 us US_RIF E6
| unit 2 german GE_RIF E7
| pool us grenades 2
play fire E6 E7
play set 1 grenades
play set 3 grenades
offers go => Grenades -2

clause VV-R31
case "cover works against a flamethrower"
| phase fire us
| unit 1 us US_RIF E6 with US_FT
| unit 2 german GE_RIF E7
offers fire E6 E7 => Firepower 13
offers fire E6 E7 => Cover: Building +3

clause VV-R42
case "a unit with a satchel throws no grenades"
| phase fire us
| unit 1 us US_RIF E6
| unit 2 german GE_RIF E7
| pool us grenades 1 satchels 1
play fire E6 E7
play set 1 satchel
count 0 set 1
count 1 go

clause VV-R45
case "the stronger of the two"
scenario 7-red-road
| phase fire us
| unit 1 us US_RIF_H K9 with US_HMG
| unit 2 german GE_RIF K7
offers fire K9 K7 => Firepower 6
