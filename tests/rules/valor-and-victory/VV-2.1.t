# Maps, dice, scenarios, the sequence of play.
clause VV-2.1
game valor-and-victory

case "an edge hex is a place, a pond is none"
| phase move us
| unit 1 us US_RIF A1
legal move 1

case "nobody stands in a pond"
| phase move us
| unit 1 us US_RIF M10
impossible "stands where it may not go"

clause VV-2.2
case "terrain of a hex, feature of a hexside"
scenario 2-les-forges-crossroads
sight G2 I2 => I2 Orchard: +1
sight H2 I2 => H2/I2 Hedge

clause VV-3.1
case "two dice summed: 8 or less is 26 of 36"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_RIF K9 with GE_PSK
| unit 3 soviet SO_ZIS K8
odds at 1 3 carried => 13/18 is lost

clause VV-4.1
case "the game ends when the last turn is complete"
| turn 5
| phase rally german
| unit 1 us US_RIF A1
| unit 2 german GE_RIF E7
play done
to-move nobody
result german 1000
result us -1000

case "not after Player A's last segment"
| turn 5
| phase rally us
| unit 1 us US_RIF A1
| unit 2 german GE_RIF E7
| unit 3 us US_RIF B5
play done
holds turn 5
to-move german

clause VV-4.2
case "a side without smoke factors makes no smoke"
| phase fire german
| unit 1 german GE_P38 E6
| unit 2 us US_RIF E3
illegal VV-11.1 smoke 1 E4

case "set-up places what the order of battle lists, in its area"
to-move german
asks "place Rifle 1"
legal place 1 E7
illegal VV-4.1 place 1 A3
illegal VV-4.2 place 2 E7

clause VV-4.3
case "part of the condition is a draw"
scenario 4-bridge-at-i6
| turn 8
| phase rally german
| unit 1 british BR_RIF I6
| unit 2 german GE_RIF P5
| control I6 british
| control J7 british
play done
result british 0
result german 0

case "what a side has left counts those aboard and those who may still enter, and the score is shown where it decides"
scenario 3-hedges-and-haystacks
| turn 2
| phase fire german
| unit 1 german GE_TRK A10
| unit 2 german GE_RIF aboard 1
| unit 3 german GE_L1 aboard 1
| unit 4 british BR_PAR K9
| control H4 german
shows "  Units left                       3"
shows "  Units left                       1"
shows "  Score                            8 points"
shows "  Score                            24 points"

case "all parts win"
scenario 4-bridge-at-i6
| turn 8
| phase rally german
| unit 1 british BR_RIF I6
| unit 2 german GE_RIF P5
| control I6 british
| control J7 british
| control L7 british
play done
result british 1000

case "nothing held is a German victory"
scenario 4-bridge-at-i6
| turn 8
| phase rally german
| unit 1 british BR_RIF A1
| unit 2 german GE_RIF P5
play done
result german 1000

case "sudden death: a side with nobody left loses at the end of the turn"
scenario 6-panthers-at-zarya
| turn 2
| phase rally german
| unit 1 soviet SO_RIF lost
| unit 2 german GE_RIF P5
play done
result german 1000

case "score counts losses and objectives"
scenario 3-hedges-and-haystacks
| turn 6
| phase rally british
| unit 1 british BR_PAR H4
| unit 2 german GE_RIF A5
| pool german kills 9
| pool british kills 3
play done
result german 0

case "leaving through the exit hexes counts"
scenario 7-red-road
| turn 7
| phase rally german
| unit 1 german GE_RIF P5
| pool us exits 53
play done
result us 1000

case "Les Forges: five houses are a draw"
scenario 2-les-forges-crossroads
| turn 7
| phase rally german
| unit 2 german GE_RIF H6 pinned
| control E4 us
| control H4 us
| control E5 us
| control F5 us
| control H5 us
play done
result us 0

case "Hedges: a lead of six wins"
scenario 3-hedges-and-haystacks
| turn 6
| phase rally british
| unit 1 german GE_RIF H4
| unit 2 british BR_PAR H5 pinned
| pool german kills 16
| pool british kills 10
| control H4 german
| control H7 german
play done
result german 1000

case "Pillboxes: one pillbox is a draw"
scenario 5-pillboxes
| turn 9
| phase rally german
| unit 1 us US_PAR M5
| unit 2 german GE_RIF M8 pinned
| hex M5 position bunker4 facing SE
| control M5 us
play done
result us 0

case "Zarya: between the houses losses decide, by ten"
scenario 6-panthers-at-zarya
| turn 8
| phase rally german
| unit 2 german GE_RIF M8 pinned
| unit 1 soviet SO_RIF J5
| control J5 soviet
| control J6 soviet
| control L6 soviet
| pool german kills 12
| pool soviet kills 2
play done
result german 1000

case "Zarya: nine are a draw"
scenario 6-panthers-at-zarya
| turn 8
| phase rally german
| unit 2 german GE_RIF M8 pinned
| unit 1 soviet SO_RIF J5
| control J5 soviet
| control J6 soviet
| control L6 soviet
| pool german kills 11
| pool soviet kills 2
play done
result german 0

case "Red Road: 37 points out are a German victory"
scenario 7-red-road
| turn 7
| phase rally german
| unit 2 german GE_RIF M8 pinned
| pool us exits 37
play done
result us -1000

case "Red Road: 38 a draw"
scenario 7-red-road
| turn 7
| phase rally german
| unit 2 german GE_RIF M8 pinned
| pool us exits 38
play done
result us 0

clause VV-5.1
case "after A's segment comes B's, in the same turn"
| turn 1
| phase rally us
| unit 1 us US_RIF A1
| unit 2 german GE_RIF E7
| unit 3 us US_RIF A3
play done
holds turn 1
to-move german

case "after B's segment the next turn begins with A's"
| turn 1
| phase rally german
| unit 1 us US_RIF A1
| unit 2 german GE_RIF E7
play done
holds turn 2
to-move us

clause VV-5.2
case "the side named first moves first in each turn"
scenario 3-hedges-and-haystacks
| turn 2
| phase rally british
| unit 1 british BR_PAR H4
| unit 2 german GE_RIF A5
play done
holds turn 3
to-move german

clause VV-5.3
case "no firing in the Advance Phase"
| phase advance us
| unit 1 us US_RIF G6
| unit 2 german GE_RIF G3
illegal VV-5.3 fire G6 G3

case "Command, Fire, Movement, Defensive Fire, Advance, After-Action"
| phase command us
| unit 1 us US_RIF G6
| unit 4 us US_RIF G6 with US_LMG
| unit 2 german GE_RIF G3
play done
holds phase fire us
play done
holds phase move us
play done
holds phase defend us
to-move german
play done
holds phase advance us

clause VV-5.3.1
case "a squad beside a leader splits: three infantry units"
| phase command us
| unit 1 us US_RIF E6 with US_LMG
| unit 2 us US_L1 E6
legal split 1 keep
play split 1 pass
holds unit 3 us US_RIF_H E6 with US_LMG
legal combine 1 3

case "without a leader it does not"
| phase command us
| unit 1 us US_RIF E6 with US_LMG
| unit 2 us US_RIF E6
illegal VV-5.3.1 split 1 keep

case "four are the limit"
| phase command us
| unit 1 us US_RIF E6
| unit 2 us US_L1 E6
| unit 3 us US_RIF E6
| unit 4 us US_RIF E6 with US_LMG
illegal VV-6.3.8 split 1 keep

case "pinned units of the active side rally at its start"
| phase rally german
| turn 1
| unit 1 us US_RIF E6 pinned
| unit 2 german GE_RIF A3
play done
holds unit 1 us US_RIF E6
tells "Rifle 1 in E6 rallies"

clause VV-5.3.2
case "smoke or an attack, not both"
scenario 6-panthers-at-zarya
| phase fire german
| unit 1 german GE_STG K8
| unit 3 german GE_RIF K8
| unit 2 soviet SO_RIF K6
| pool german smoke 4
play smoke 1 K4
holds unit 1 german GE_STG K8 fired
illegal VV-13.1 shoot 1 K6

clause VV-5.3.3
case "who has fired does not move"
| phase move us
| unit 1 us US_RIF E6 fired
| unit 2 us US_RIF A3
| unit 3 german GE_RIF M1
illegal VV-5.3.3 move 1
legal move 2

case "who has moved does not move again"
| phase move us
| unit 1 us US_RIF E6 moved
| unit 2 us US_RIF A3
illegal VV-5.3.3 move 1

clause VV-5.3.4
case "who gave opportunity fire cannot fire again"
| phase defend us
| unit 1 us US_RIF G6
| unit 2 german GE_RIF G3 with GE_MG34 fired
| unit 3 german GE_RIF G4
illegal VV-13.1 fire G3 G6
legal fire G4 G6

clause VV-5.3.5
case "a squad that moved may still advance into woods"
| phase advance us
| unit 1 us US_RIF B10 moved
legal advance 1 A9

case "an AFV advances ahead or back and may turn one hexside"
scenario 6-panthers-at-zarya
| phase advance soviet
| unit 1 soviet SO_T85 K9
| unit 2 soviet SO_T85 H6 immobile
| unit 3 soviet SO_RIF A3
legal advance 1 K8 N
legal advance 1 K8 NE
legal advance 1 K10 NW
illegal VV-7.2 advance 1 L9 N
illegal VV-5.3.5 advance 2 H5 N
legal wheel 1 NE
illegal VV-5.3.5 wheel 2 NE
play wheel 1 NE
illegal VV-5.3.5 advance 1 K8 N

clause VV-5.3.6
case "smoke thins, markers come off both sides"
| phase rally us
| unit 1 us US_RIF E6 fired
| unit 3 us US_RIF E6
| unit 2 german GE_RIF A3 fired
| unit 4 german GE_RIF A3 with GE_MG34
| hex C6 smoke 2
| hex D6 smoke 1
play done
holds hex C6 smoke 1
lacks hex D6 smoke 1
holds unit 1 us US_RIF E6
holds unit 2 german GE_RIF A3

clause VV-5.3.7
case "Player B runs the same phases"
| phase command german
| unit 1 us US_RIF G6
| unit 2 german GE_RIF G3
| unit 4 german GE_RIF G3 with GE_MG34
play done
holds phase fire german
play done
holds phase move german
play done
holds phase defend german
to-move us
play done
holds phase advance german
