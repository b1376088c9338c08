clause TOV-6.5s
game trenches-of-valor

case "one real unit and two decoys: 2/3 discard one, 1/3 discard two, 1 on the average"
scenario 3-pinetree-knob
option solitaire yes
| turn 4
| phase defender
| unit H1 0306
| dugout 0303
| dugout 0310
| hidden 0303 ?
| hidden 0310 ?
| hidden C ? ? ?
| unit r1 0507 from D 1
| unit r2 0507 from D 2
| unit r3 0507 from D 3
odds search C => 2/3 "A decoy at entry C is discarded."
odds search C => 1/3 "A decoy at entry C is discarded. A decoy"
odds search C => 1 "Rifle r4 comes up"

case "decoys only: all are discarded, nothing comes up"
scenario 4-troy-and-thunder-patrol
option solitaire yes
| turn 3
| phase defender
| unit G1 0103
| hidden C ?
| hidden D ? ? ? ? ?
play search C
dice 6
tells "Only decoys were left at entry C."
lacks hidden C ?
to-move defender
illegal TOV-6.5 search C

case "the first real unit ends the search, and a location is searched once a turn"
scenario 4-troy-and-thunder-patrol
option solitaire yes
| turn 3
| phase defender
| unit G1 0103
| hidden C ? ? ?
| hidden D ? ? ?
play search C
to-move dice
dice 1
tells "Grenadier g1 comes up at entry C."
holds hidden C ? ?
illegal TOV-6.5.2 search C
illegal TOV-6.5.1 move g1 0504
legal search D

case "not with a Raider in the hex, and not by `reveal`"
scenario 4-troy-and-thunder-patrol
option solitaire yes
| turn 3
| phase defender
| unit G1 0505
| hidden C ? ?
| hidden D ?
illegal TOV-6.5.3 search C
illegal TOV-6.5s reveal R D
legal search D

case "either dugout of scenario 3 stays shut on turn 1"
scenario 3-pinetree-knob
option solitaire yes
| phase defender
| unit H1 0306
| dugout 0303
| dugout 0310
| hidden 0303 ?
| hidden 0310 ?
| hidden C ? ? ? ? ? ? ? ?
illegal TOV-10.3 search 0303
illegal TOV-10.3 search 0310
legal search C

case "without the option there is no search"
scenario 4-troy-and-thunder-patrol
| phase defender
| unit G1 0103
| hidden C R decoy
illegal TOV-6.5s search C
legal reveal R C
