clause TOV-6.6.2
game trenches-of-valor

case "not on turn 2; stopping in the gap is legal"
scenario 3-pinetree-knob
| turn 2
| unit G1 0207
illegal TOV-6.6.2 exit G1 0107
because "before turn 3"
legal move G1 0107
shows "from turn 3"

case "on turn 3"
scenario 3-pinetree-knob
| turn 3
| unit G1 0207
legal exit G1 0107
