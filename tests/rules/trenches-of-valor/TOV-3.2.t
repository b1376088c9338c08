clause TOV-3.2
game trenches-of-valor

case "the Raider sees five pieces at D and nothing of their kinds"
scenario 2-the-railway-salient
| unit R1 0201
| hidden D G G R R decoy
as raider
holds hidden D ? ? ? ? ?
lacks hidden D G G R R decoy
shows "5 face-down"
shows "Face-down piece at D"
hides "Grenadier, face-down"
hides "Decoy"
as defender
holds hidden D G G R R decoy
shows "Grenadier, face-down at D"
shows "Decoy, face-down at D"
as spectator
shows "Face-down piece at D"
hides "Decoy"

case "pieces inside a dugout are hidden as well"
scenario 6-coming-up-shortt
| dugout 0303
| hidden 0303 H decoy
| unit R1 0111
as raider
holds hidden 0303 ? ?
hides "Hand-to-hand, face-down"

case "what he places is told to the Defender alone"
scenario 5-loos-raid-counterattack
as raider
play place H D
silent "H"
silent "Hand"
as defender
play place G E
tells "A Grenadier is laid face-down at entry E."

case "a dugout is not a face-down piece"
scenario 5-loos-raid-counterattack
| unit G1 0307
| hidden F dugout
impossible "should read: hidden LOCATION PIECES"
