clause TOV-10.3
game trenches-of-valor

case "the H may not come up on turn 1"
scenario 3-pinetree-knob
| phase defender
| unit H1 0306
| dugout 0303
| dugout 0310
| hidden 0303 H
| hidden 0310 decoy
| hidden C R R
illegal TOV-10.3 reveal H 0303
legal reveal R C

case "on turn 2 it may"
scenario 3-pinetree-knob
| turn 2
| phase defender
| unit H1 0306
| dugout 0303
| dugout 0310
| hidden 0303 H
| hidden 0310 decoy
| hidden C R R
legal reveal H 0303

case "entering 0203 in passing scores once"
scenario 3-pinetree-knob
| unit H1 0302
| unit H2 0302
play move H1 0302 via 0203
tells "Hand-to-hand H1 moves from 0302 to 0302 through 0203."
tells "0203 is entered, 1 point."
holds entered 0203
shows "1 of 9"
illegal TOV-10.3 move H2 0302 via 0203
play move H2 0203
silent "point"
shows "1 of 9"

case "a way that avoids the hex and one that does not"
scenario 3-pinetree-knob
| turn 3
| unit H1 0302
legal exit H1 0102
legal exit H1 0102 via 0203
play exit H1 0102
lacks entered 0203

case "where every way enters it the move must say so"
scenario 3-pinetree-knob
| unit H1 0302
| unit r1 0202
illegal TOV-10.3 move H1 0102
legal move H1 0102 via 0203

case "a Defender scores nothing by entering"
scenario 3-pinetree-knob
| phase defender
| unit H1 0306
| unit r1 0302
play move r1 0203
lacks entered 0203

case "0212 is the other one"
scenario 3-pinetree-knob
| unit H1 0311
play move H1 0212
tells "0212 is entered, 1 point."
