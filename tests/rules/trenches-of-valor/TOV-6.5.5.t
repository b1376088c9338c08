clause TOV-6.5.5
game trenches-of-valor

case "scenario 4: the third of G, R, R comes up and all decoys go"
scenario 4-troy-and-thunder-patrol
| turn 3
| phase defender
| unit G1 0103
| unit g1 0505 from C 1
| unit r1 0507 from D 2
| hidden C decoy decoy
| hidden E R decoy
play reveal R E
tells "No hidden unit is left: 3 decoys go off the map."
lacks hidden C decoy decoy
lacks hidden E decoy

case "not before the last one"
scenario 4-troy-and-thunder-patrol
| turn 3
| phase defender
| unit G1 0103
| unit g1 0505 from C 1
| hidden C decoy decoy
| hidden E R R decoy
play reveal R E
silent "decoys"
holds hidden C decoy decoy

case "scenario 3: the H was lost in its dugout, so the decoys stay"
scenario 3-pinetree-knob
| turn 4
| phase defender
| unit H1 0306
| dugout 0303 cleared
| dugout 0310
| inside 0303 H
| hidden 0310 decoy
| hidden C decoy decoy
| hidden D R decoy decoy
| unit r1 0203
| unit r2 0505 from C 1
| unit r3 0505 from C 2
| unit r4 0507 from D 2
play reveal R D
silent "No hidden unit"
holds hidden C decoy decoy
holds hidden 0310 decoy

case "the other dugout was cleared: with the H and the four R up they go"
scenario 3-pinetree-knob
| turn 4
| phase defender
| unit H1 0306
| dugout 0303
| dugout 0310 cleared
| inside 0310 decoy
| hidden C decoy decoy
| hidden D R decoy decoy
| unit r1 0203
| unit h1 0303 from 0303 3
| unit r2 0505 from C 1
| unit r3 0505 from C 2
| unit r4 0507 from D 2
play reveal R D
tells "4 decoys go off the map"
lacks hidden C decoy decoy

case "decoys that should be gone make a position impossible"
scenario 4-troy-and-thunder-patrol
| unit G1 0103
| unit g1 0505 from C 1
| unit r1 0507 from D 2
| unit r2 0507 from D 3
| hidden C decoy
impossible TOV-6.5.5
