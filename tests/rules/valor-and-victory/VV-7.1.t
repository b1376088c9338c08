# Facing and transports.
clause VV-7.1
game valor-and-victory

case "six facings, no seventh"
scenario 7-red-road
| phase move us
| unit 1 us US_M5 K9
| unit 2 us US_RIF A3
count 5 pivot 1
unreadable pivot 1 E
illegal VV-7.1 pivot 2 N

clause VV-7.2
case "back into woods costs double, sideways is not possible"
scenario 6-panthers-at-zarya
| phase move soviet
| unit 1 soviet SO_T76 B3 facing S
| unit 2 german GE_RIF U15
play move 1
offers step B2 => cost 4
illegal VV-7.2 step A3

clause VV-7.3
case "an immobile AFV does not turn"
scenario 6-panthers-at-zarya
| phase move soviet
| unit 1 soviet SO_T76 B4 immobile
| unit 2 soviet SO_T76 B6
illegal VV-7.3 pivot 1 S
legal pivot 2 S

case "it is the only action: neither step nor load afterwards"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK K9
| unit 2 us US_RIF K9
| unit 3 german GE_RIF K7
play pivot 1 NE
holds unit 1 us US_TRK K9 facing NE moved handled
illegal VV-5.3.3 move 1
illegal VV-8.3 load 1

clause VV-7.4
case "what a piece is told to cover: a turret all round, bow machine guns and a Gun ahead only"
scenario 6-panthers-at-zarya
| phase fire soviet
| unit 1 soviet SO_T76 D3 facing S
| unit 2 german GE_P40 K8 facing NW
| unit 3 german GE_RIF K9
field 1 => Faces S
field 1 => Gun in a turret: all round
field 1 => Bow machine guns 3 only into the arc, to range 8
field 2 => Faces NW
field 2 => Gun only into its arc
field 2 => Shield against fire from its arc

case "from C3 facing N: A2 lies in the arc, A3 does not"
scenario 4-bridge-at-i6
| phase fire british
| unit 1 british BR_6P C3
| unit 2 german GE_RIF A2
| unit 3 german GE_RIF A3
| unit 4 german GE_RIF B3
| unit 5 german GE_RIF B4
| unit 6 german GE_RIF E2
legal shoot 1 A2
legal shoot 1 B3
legal shoot 1 E2
illegal VV-14.4 shoot 1 A3
illegal VV-14.4 shoot 1 B4

clause VV-8.1
case "transport and load are one unit: one vehicle, no infantry"
scenario 7-red-road
| phase advance us
| unit 1 us US_TRK K9
| unit 2 us US_RIF aboard 1
| unit 3 us US_RIF aboard 1
| unit 4 us US_TRK K8 facing S
legal advance 4 K9 S

clause VV-8.2
case "a Kuebelwagen tows nothing"
scenario 6-panthers-at-zarya
| phase move german
| unit 1 german GE_KUB K9
| unit 2 german GE_P38 K9
| unit 3 german GE_RIF_H K9
play load 1
illegal VV-8.2 take 2
legal take 3

clause VV-8.2.1
case "T1 holds one leader"
scenario 7-red-road
| phase move us
| unit 1 us US_M3 K9
| unit 2 us US_RIF K9
| unit 3 us US_L1 K9
| unit 4 us US_L1 K10
play load 1
play take 2
play take 3
illegal VV-8.2.1 take 4

case "T2 holds a squad, two halves and two leaders"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK K9
| unit 2 us US_RIF aboard 1
| unit 3 us US_RIF_H aboard 1
| unit 4 us US_RIF_H aboard 1
| unit 5 us US_L1 aboard 1
| unit 6 us US_L1 aboard 1
legal unload 1

case "TH holds one weapon, at set-up too"
scenario 4-bridge-at-i6
| phase setup british
| placed 34
| unit 31 british BR_CAR A6
| unit 32 british BR_RIF_H aboard 31 with BR_BREN
| unit 33 british BR_L1 aboard 31
| unit 34 british BR_RIF A6
illegal VV-12.2 give BR_BREN 33
legal give BR_BREN 34

case "a jeep does not tow a large Gun"
scenario 7-red-road
| phase move us
| unit 1 us US_JEP K9
| unit 2 us US_3IN aboard 1
impossible "too much for its transport"

case "they climb aboard and get off in any order"
scenario 7-red-road
| phase move us
| unit 1 us US_M3 K9
| unit 2 us US_RIF_H K9
| unit 3 us US_L1 K9
| unit 4 german GE_RIF U15
play load 1
play take 3
play take 2
illegal VV-4.2 take 2

case "T1 holds one weapon"
scenario 7-red-road
| phase move us
| unit 1 us US_M3 K9
| unit 2 us US_RIF_H K9 with US_LMG
| unit 3 us US_RIF_H K9 with US_LMG
| unit 4 us US_L1 K10
play load 1
play take 2
illegal VV-8.2.1 take 3
legal take 4

case "TH holds one leader"
scenario 4-bridge-at-i6
| phase move british
| unit 1 british BR_CAR K9
| unit 2 british BR_L1 K9
| unit 3 british BR_L2 K9
play load 1
play take 2
illegal VV-8.2.1 take 3

clause VV-8.3
case "move, let off, and no further"
scenario 7-red-road
| phase move us
| unit 1 us US_M3 C8 facing SE
| unit 2 us US_RIF aboard 1
| unit 3 german GE_RIF U15
| unit 4 us US_M5 A3
play move 1
play step D9
play stop
play unload 1
play put 2 D9
play done
holds unit 2 us US_RIF D9 moved handled
illegal VV-5.3.3 move 1
illegal VV-8.3 load 1

case "a unit that has moved does not climb aboard"
scenario 7-red-road
| phase move us
| unit 1 us US_M3 C8 facing SE
| unit 2 us US_RIF C8 moved
| unit 3 us US_L1 C8
play load 1
illegal VV-8.3 take 2
legal take 3

case "load first, then drive: everything aboard has moved"
scenario 7-red-road
| phase move us
| unit 1 us US_M3 C8 facing SE
| unit 2 us US_RIF B8
| unit 3 german GE_RIF U15
play load 1
play take 2
play done
play move 1
play step D9
play stop
holds unit 2 us US_RIF aboard 1 moved handled

case "a large Gun is not put off into a building, a small one is"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK K9
| unit 2 us US_3IN aboard 1
| unit 3 us US_TRK I9
| unit 4 us US_57 aboard 3
| unit 5 german GE_RIF U15
play unload 1
illegal VV-8.3 put 2 J10 N
legal put 2 K8 N
play put 2 K8 N
play done
play unload 3
legal put 4 H9 N

case "loading ends the transport's handling for the segment"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK K9
| unit 2 us US_RIF aboard 1
| unit 3 us US_RIF K9
play load 1
play take 3
play done
illegal VV-8.3 unload 1

case "nobody changes from truck to truck in one segment"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK K9
| unit 2 us US_RIF aboard 1
| unit 3 us US_TRK K10
| unit 4 us US_L1 K10
play unload 1
play put 2 K9
play done
play load 3
illegal VV-8.3 take 2

clause VV-8.4
case "into a hex of four squads, only to load two"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK C8 facing NE
| unit 2 us US_RIF D8
| unit 3 us US_RIF D8
| unit 4 us US_RIF D8
| unit 5 us US_RIF D8
| unit 6 german GE_RIF U15
play move 1
play step D8
illegal VV-6.3.6 stop
play load 1
play take 2
illegal VV-8.3 done
play take 3
play done
holds unit 1 us US_TRK D8 facing NE moved handled

clause VV-8.5
case "a truck that is hit takes everything with it"
scenario 7-red-road
| phase fire german
| unit 1 us US_TRK K9
| unit 2 us US_RIF aboard 1
| unit 3 us US_RIF aboard 1
| unit 4 us US_57 aboard 1
| unit 5 german GE_P38 K6 facing S
play at 5 1 gun
dice 1 1
holds unit 2 us US_RIF lost
holds unit 4 us US_57 lost

case "passengers give no anti-tank fire, a towed Gun none at all"
scenario 7-red-road
| phase fire us
| unit 1 us US_TRK K9
| unit 2 us US_RIF aboard 1 with US_BAZ
| unit 4 us US_57 aboard 1
| unit 5 german GE_TRK K8
| unit 6 german GE_RIF K8
illegal VV-16.1 at 2 5 carried
illegal VV-16.1 at 4 5 gun
illegal VV-8.5 shoot 4 K8
legal shoot 1 K8

clause VV-8.6
case "passengers have fired: the transport stays, but may advance later"
scenario 7-red-road
| phase move us
| unit 1 us US_M3 K9
| unit 2 us US_RIF aboard 1 fired
| unit 3 us US_RIF A3
illegal VV-8.6 move 1

case "in the Advance Phase it goes on"
scenario 7-red-road
| phase advance us
| unit 1 us US_M3 K9
| unit 2 us US_RIF aboard 1 fired
legal advance 1 K8 N

case "nor does it load or unload"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK K9
| unit 2 us US_RIF aboard 1 fired
| unit 3 us US_RIF K9
illegal VV-8.6 unload 1
illegal VV-8.6 load 1

clause VV-R5
case "from the same hex and from an adjacent one"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK K9
| unit 2 us US_RIF K9
| unit 3 us US_RIF K10
| unit 4 us US_L1 K11
play load 1
legal take 2
legal take 3
illegal VV-8.3 take 4

clause VV-R25
case "a large Gun turns"
scenario 7-red-road
| phase move us
| unit 1 us US_3IN K9
play pivot 1 S
holds unit 1 us US_3IN K9 facing S moved handled

clause VV-R34
case "vehicles drive in forwards"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK off
| unit 2 us US_TRK off
| unit 3 german GE_RIF U15
play move 1
play join 2
illegal VV-R34 enter A8 N
play enter A8 NE
holds unit 1 us US_TRK A8 facing NE

clause VV-R35
case "passengers neither advance nor assault"
scenario 7-red-road
| phase advance us
| unit 1 us US_TRK K9
| unit 2 us US_RIF aboard 1
| unit 3 german GE_RIF K8
illegal VV-R35 advance 2 K10
illegal VV-15.1 assault K9 K8

clause VV-R36
case "aboard they exchange with each other only"
scenario 7-red-road
| phase command us
| unit 1 us US_TRK K9
| unit 2 us US_RIF aboard 1 with US_LMG
| unit 3 us US_RIF aboard 1
| unit 4 us US_L1 K9
| unit 5 us US_L1 aboard 1
legal transfer 2 3
illegal VV-R36 transfer 2 4
legal split 3 keep

clause VV-R37
case "climbing aboard from an adjacent hex opens no window"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK K9
| unit 2 us US_RIF K10
| unit 3 german GE_RIF K7
play load 1
play take 2
to-move us

case "getting off into an adjacent hex does"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK K9
| unit 2 us US_RIF aboard 1
| unit 3 german GE_RIF K6
play unload 1
play put 2 K8
play done
to-move german
legal fire K6 K8

case "getting off into a lane is paid for"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK K9
| unit 2 us US_RIF aboard 1
| unit 3 german GE_RIF U15
| hex K8 lanes 1
play unload 1
play put 2 K8
play done
to-move dice
dice 3 3
play pin 2
holds unit 2 us US_RIF K8 pinned moved handled

case "each hex has its own window"
scenario 7-red-road
| phase move us
| unit 1 us US_TRK K9
| unit 2 us US_RIF aboard 1
| unit 4 us US_RIF aboard 1
| unit 3 german GE_RIF K5
play unload 1
play put 2 K8
play put 4 L9
play done
to-move german
play pass
to-move german
play pass
to-move us
