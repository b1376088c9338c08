clause TOV-10.5
game trenches-of-valor

case "hexes of row 03 with a Raider at the end of turn 4"
scenario 5-loos-raid-counterattack
| turn 4
| phase defender
| unit G1 0307
| unit G2 0307
| unit R1 0309
| unit H1 0411
play end
tells "Raiders hold 2 hexes of row 03, 2 points."
holds held 2
shows "2 of 9"

case "not after another turn"
scenario 5-loos-raid-counterattack
| turn 3
| phase defender
| unit G1 0307
play end
silent "row 03"
shows "0 of 9"

case "the points are kept"
scenario 5-loos-raid-counterattack
| turn 5
| held 2
| unit G1 0407
play end
play end
shows "2 of 9"
