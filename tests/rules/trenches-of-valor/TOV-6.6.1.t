clause TOV-6.6.1
game trenches-of-valor

case "0207 to 0107 and out: 2 points in one move"
scenario 2-the-railway-salient
| turn 3
| unit R1 0206
| unit R2 0106
| unit G1 0305
legal exit R1 0106
legal exit R2 0106
illegal TOV-6.6.1 exit G1 0106
illegal TOV-6.6.1 exit R1 0101
play exit R1 0106
tells "Rifle R1 leaves from 0206 by the gap in 0106, 1 point."
holds unit R1 exited
shows "1 of 12"

case "the same from 0207 in scenario 3"
scenario 3-pinetree-knob
| turn 3
| unit G1 0207
legal exit G1 0107

case "row 01 without a marker is no way out"
scenario 2-the-railway-salient
| turn 3
| unit R1 0106
illegal TOV-6.6.1 exit R1 0107
