# Anti-tank fire.
clause VV-16.1
game valor-and-victory

case "never at infantry, never at a load"
scenario 7-red-road
| phase fire us
| unit 1 us US_RIF K9 with US_BAZ
| unit 2 german GE_RIF K8
| unit 3 german GE_TRK K7
| unit 4 german GE_P38 aboard 3
illegal VV-16.1 at 1 2 carried
illegal VV-16.1 at 1 4 carried
legal at 1 3 carried

case "a Gun in a bunker is no target"
scenario 5-pillboxes
| phase fire us
| unit 1 us US_RIF N6 with US_BAZ
| unit 2 german GE_P38 M5 facing SE
| hex M5 position bunker4 facing SE
illegal VV-17.5 at 1 2 carried

clause VV-16.2
case "a bazooka reaches two hexes"
scenario 7-red-road
| phase fire us
| unit 1 us US_RIF K9 with US_BAZ
| unit 2 german GE_TRK K7
| unit 3 german GE_TRK K6
legal at 1 2 carried
illegal VV-16.2 at 1 3 carried

clause VV-16.3
case "a Gun at range 8 against woods: 8 or less"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_P40 C12 facing N
| unit 2 soviet SO_ZIS C4
sight C12 C4 => Range 8
offers at 1 2 gun => Cover: Woods +2
offers at 1 2 gun => hits on 8 or less

case "10 to ten hexes, 8 from eleven to nineteen, 6 from twenty on"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_P40 U8 facing NW
| unit 2 soviet SO_ZS5 K8
| unit 3 soviet SO_ZS5 J8
| unit 4 soviet SO_ZS5 B8
| unit 5 soviet SO_ZS5 A8
offers at 1 2 gun => Hits on 10
offers at 1 3 gun => Hits on 8
offers at 1 4 gun => Hits on 8
offers at 1 5 gun => Hits on 6

case "opportunity fire brings no modifier"
scenario 6-panthers-at-zarya
| phase move soviet
| unit 1 soviet SO_T85 K9
| unit 2 german GE_P40 K7 facing S
play move 1
play step K8
offers at 2 1 gun => hits on 10 or less

clause VV-16.4
case "D against D: 15 of 36 lost, 6 of 36 immobile, the hit apart"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_P40 K5 facing S
| unit 2 soviet SO_T85 K8
odds at 1 2 gun => 187/432 is lost
odds at 1 2 gun => 11/108 is immobile

clause VV-16.5
case "on the line across the tank a die decides"
scenario 4-bridge-at-i6
| phase fire german
| unit 1 german GE_P38 C5 facing SE
| unit 2 british BR_CRO E5
play at 1 2 gun
dice 1 1
dice 4
tells "rear armour"

case "from behind it is the rear"
scenario 4-bridge-at-i6
| phase fire german
| unit 1 german GE_P38 C6 facing NE
| unit 2 british BR_CRO E5
offers at 1 2 gun => Rear armour is lost below 9

case "on the line a die of 3 means the front"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_P40 C5 facing NE
| unit 2 soviet SO_T85 E5
| unit 3 german GE_RIF U15
offers at 1 2 gun => Front armour is lost below 7
offers at 1 2 gun => Rear armour is lost below 9
play at 1 2 gun
dice 2 2
to-move dice
dice 3
dice 4 4
tells "takes no harm"

clause VV-16.6
case "an immobile tank that is missed tests its crew"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_P40 K5 facing S
| unit 2 soviet SO_T85 K8 immobile
play at 1 2 gun
dice 6 6
to-move dice
dice 2
tells "abandons"
holds unit 2 soviet SO_T85 lost

case "it fires as before"
scenario 6-panthers-at-zarya
| phase fire soviet
| unit 1 german GE_RIF K5
| unit 2 soviet SO_T85 K8 immobile
legal shoot 2 K5

case "a mortar that misses it shakes the crew too"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_RIF K9 with GE_MTR
| unit 2 soviet SO_T85 K6 immobile
play barrage K9 K6
dice 6 6
to-move dice
dice 1
holds unit 2 soviet SO_T85 lost

case "immobile where it may not stay: lost"
scenario 6-panthers-at-zarya
| phase move soviet
| unit 1 soviet SO_T85 K9
| unit 3 soviet SO_T85 K8
| unit 4 soviet SO_T85 K8
| unit 2 german GE_P40 K4 facing S
play move 1
play step K8
play at 2 1 gun
dice 1 1
dice 3 4
dice 3
holds unit 1 soviet SO_T85 lost

case "a failed assault shakes the crew though the passengers took the points"
scenario 7-red-road
| phase advance german
| unit 1 german GE_RIF K9
| unit 2 german GE_RIF K9
| unit 3 us US_M3 K8 immobile
| unit 4 us US_RIF aboard 3
| attack defence german from K9 at K8 points 2
| points defence open 2
| free 3
| party 1 2
| frame phase german
| frame assault german then crews
| frame points us
play reduce 4
to-move dice
dice 1
holds unit 3 us US_M3 lost

case "it stays immobile from segment to segment"
scenario 6-panthers-at-zarya
| phase rally soviet
| unit 1 soviet SO_T85 K9 immobile fired
| unit 2 soviet SO_RIF K9 pinned
| unit 3 german GE_RIF U15
play done
holds unit 1 soviet SO_T85 K9 immobile

clause VV-R20
case "AP fire on its hex does not shake the crew"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_RIF K5
| unit 4 german GE_RIF K3
| unit 2 soviet SO_T85 K8 immobile
| unit 3 soviet SO_RIF K8
play fire K5 K8
dice 6 6
to-move german

case "nor when others in the hex are hit"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_RIF K5
| unit 4 german GE_RIF K3
| unit 2 soviet SO_T85 K8 immobile
| unit 3 soviet SO_RIF K8
play fire K5 K8
dice 1 1
to-move german
holds unit 3 soviet SO_RIF lost
holds unit 2 soviet SO_T85 K8 immobile

case "an AFV alone is no target of AP fire"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_RIF K5
| unit 2 soviet SO_T85 K8 immobile
illegal VV-1.2.1 fire K5 K8

clause VV-R21
case "passengers are lost with an abandoned halftrack"
scenario 7-red-road
| phase fire german
| unit 1 german GE_P38 K5 facing S
| unit 2 us US_M3 K8 immobile
| unit 3 us US_RIF aboard 2
play at 1 2 gun
dice 6 6
dice 1
holds unit 3 us US_RIF lost
