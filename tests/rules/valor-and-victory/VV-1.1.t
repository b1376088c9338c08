# Counters and what their numbers mean.
clause VV-1.1
game valor-and-victory

case "the roster tells squads, AFVs and vehicles apart"
scenario 7-red-road
| phase fire german
| unit 1 us US_M3 D8
| unit 2 us US_TRK E8
| unit 3 german GE_STU G8
| unit 4 german GE_P38 F8 facing SW
illegal VV-1.2.1 fire G8 D8
legal fire G8 E8
legal at 4 1 gun

clause VV-1.1.1
case "a squad splits into two halves of 2-6-2"
| phase command us
| unit 1 us US_RIF E6
| unit 2 us US_L1 E6
play split 1 keep
holds unit 1 us US_RIF_H E6
holds unit 3 us US_RIF_H E6
shows "2-6-2"

clause VV-1.1.2
case "a half squad is pinned or lost, never reduced"
| phase fire us
| unit 1 us US_RIF E6
| unit 3 german GE_RIF_H E5
| unit 4 german GE_RIF E5
| points fire open 2
| free 3 4
| attack group us from E6 at E5
| frame phase us
| frame end us
| frame points german
illegal VV-1.1.2 reduce 3
legal pin 3
legal reduce 4

clause VV-1.1.3
case "a leader: modifier -1, firepower 1, range 3"
| phase fire us
| unit 1 us US_L1 G9
| unit 2 german GE_RIF G6
offers fire G9 G6 => Firepower 1
offers fire G9 G6 => Leader (-1) 1 -1 (VV-13.6)

case "his fire does not reach four hexes"
| phase fire us
| unit 1 us US_L1 G10
| unit 2 german GE_RIF G6
illegal VV-13.3 fire G10 G6

clause VV-1.1.4
case "a heavy weapon without a carrier that may have it is impossible"
| phase fire us
| unit 1 us US_L1 G10 with US_HMG
impossible "cannot carry US_HMG"

clause VV-1.1.5
case "a large Gun only turns"
scenario 6-panthers-at-zarya
| phase move german
| unit 1 german GE_F36 K9
illegal VV-1.1.5 move 1
legal pivot 1 SE
count 5 pivot 1

clause VV-1.1.6
case "a halftrack: armour A, no Gun, one machine gun of 4"
scenario 7-red-road
| phase fire us
| unit 1 us US_M3 D8 facing SW
| unit 2 german GE_RIF F8
| unit 3 german GE_TRK F7
offers shoot 1 F8 => Firepower 4
illegal VV-1.2 at 1 3 gun

clause VV-1.1.7
case "a truck has a casualty rating and no firepower"
scenario 7-red-road
| phase fire german
| unit 1 german GE_TRK D8
| unit 2 us US_RIF F8
illegal VV-14.4 shoot 1 F8
shows "- 4"

clause VV-1.2
case "what has no anti-tank firepower cannot use it"
scenario 7-red-road
| phase fire us
| unit 1 us US_M3 D8
| unit 2 german GE_P38 F8
illegal VV-1.2 at 1 2 gun

clause VV-1.2.1
case "rifles do nothing to a tank"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_RIF K9
| unit 2 soviet SO_T85 K7
illegal VV-1.2.1 fire K9 K7

case "forward machine guns need the arc, the others do not"
scenario 7-red-road
| phase fire us
| unit 1 us US_E8 K8
| unit 2 german GE_RIF K6
| unit 3 german GE_RIF K10
offers shoot 1 K6 => Firepower 19
offers shoot 1 K10 => Firepower 16

clause VV-1.2.2
case "without a turret the target must be ahead"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_STG K8
| unit 2 soviet SO_T76 K10
illegal VV-1.2.2 at 1 2 gun

case "a turret fires all round"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_PZ4 K8
| unit 2 soviet SO_T76 K10
legal at 1 2 gun

clause VV-1.2.3
case "machine guns reach 8 hexes, the Gun any distance"
scenario 7-red-road
| phase fire us
| unit 1 us US_E8 K15
| unit 2 german GE_RIF K6
| unit 3 german GE_RIF K7
offers shoot 1 K6 => Firepower 12
offers shoot 1 K7 => Firepower 19

clause VV-1.2.4
case "eliminating a squad of casualty rating 5 covers 5 points"
| phase fire us
| unit 1 us US_RIF E6
| unit 3 german GE_RIF E5
| points fire open 4
| free 3
| attack group us from E6 at E5
| frame phase us
| frame end us
| frame points german
offers eliminate 3 => covers 4 of 4 points
legal reduce 3

clause VV-1.2.5
case "rear armour D of a Panther, one letter for a halftrack"
scenario 6-panthers-at-zarya
| phase fire soviet
| unit 1 soviet SO_T85 K10
| unit 2 german GE_PZ5 K8
| unit 3 german GE_251 K12
offers at 1 2 gun => Rear armour is lost below 7
offers at 1 3 gun => Front armour is lost lost

clause VV-1.2.6
case "a shield helps against fire from ahead only"
scenario 4-bridge-at-i6
| phase fire german
| unit 1 british BR_6P K4
| unit 2 german GE_P38 K2 facing S
| unit 3 german GE_P38 K6
offers at 2 1 gun => Gun shield +1
offers at 3 1 gun => hits on 10 or less

clause VV-1.2.7
case "a leader modifies the shot, never the armour"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_RIF K9 with GE_PSK
| unit 2 german GE_L1 K9
| unit 3 soviet SO_T85 K8
play at 1 3 carried
offers go 2 => hits on 9 or less
offers go => hits on 8 or less
odds go 2 => 205/324 is lost

clause VV-1.2.8
case "a jeep has 16 points"
scenario 7-red-road
| phase move us
| unit 1 us US_JEP A8 facing NE
play move 1
play step B8
shows "15 of 16 points left"

clause VV-1.2.9
case "a tank is no transport"
scenario 7-red-road
| phase move us
| unit 1 us US_E8 D8
| unit 2 us US_RIF D8
illegal VV-1.2.9 load 1
