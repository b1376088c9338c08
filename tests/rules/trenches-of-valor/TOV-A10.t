clause TOV-A10
game trenches-of-valor

case "the number at each location is public, the kinds are not"
scenario 5-loos-raid-counterattack
| unit G1 0307
| hidden D R R decoy
| hidden E H
as raider
holds hidden D ? ? ?
holds hidden E ?
shows "3 face-down"
hides "Hand-to-hand, face-down"
as defender
shows "2 R, 1 decoy"

case "what is not seen yet is told by group"
scenario 3-pinetree-knob
| turn 2
| unit G1 0207
| dugout 0303
| dugout 0310
| hidden 0303 H
| hidden 0310 decoy
| hidden C R R
| hidden D R R decoy decoy
| hidden E decoy decoy
shows "Not yet seen, 0303 0310"
shows "Not yet seen, C D E"
