clause TOV-3.2s
game trenches-of-valor

case "two of the twelve pieces of scenario 5 at D: both decoys with 5/22"
scenario 5-loos-raid-counterattack
option solitaire yes
| phase defender
| unit H1 0307
| hidden D ? ?
| hidden E ? ? ? ? ?
| hidden F ? ? ? ? ?
odds search D => 5/22 "Only decoys"

case "scenario 3: the H is in the western dugout with 1/2"
scenario 3-pinetree-knob
option solitaire yes
| turn 2
| phase defender
| unit H1 0306
| dugout 0301
| dugout 0310
| hidden 0301 ?
| hidden 0310 ?
| hidden C ? ? ? ?
| hidden D ? ? ? ?
odds search 0301 => 1/2 "Hand-to-hand h1 comes out"

case "the player chooses numbers, not kinds, and does not see them either"
scenario 5-loos-raid-counterattack
option solitaire yes
to-move defender
illegal TOV-3.0 place R D
play place piece D
play place piece D
play place piece E
as defender
holds hidden D ? ?
hides "Decoy, face-down"

case "in scenario 3 each dugout gets one piece without a question"
scenario 3-pinetree-knob
option solitaire yes
play place dugout 0303
play place dugout 0309
holds hidden 0303 ?
holds hidden 0309 ?
asks "place a piece"
