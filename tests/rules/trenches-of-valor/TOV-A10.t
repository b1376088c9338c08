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
