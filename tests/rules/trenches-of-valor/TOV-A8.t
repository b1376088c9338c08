clause TOV-A8
game trenches-of-valor

case "the kill itself removes no decoys"
scenario 3-pinetree-knob
| turn 2
| unit H1 0303
| dugout 0303
| dugout 0310
| hidden 0303 H
| hidden 0310 decoy
| hidden C decoy decoy
| unit r1 0505 from C 1
| unit r2 0505 from C 2
| unit r3 0507 from D 1
| unit r4 0507 from D 2
play clear H1
silent "decoy"
holds hidden C decoy decoy
holds hidden 0310 decoy
