clause TOV-A2
game trenches-of-valor

case "from the third turn played"
scenario 3-pinetree-knob
| turn 3
| unit G1 0107
legal exit G1 0107

case "with exit_rule=last3 not before box 3: turn 5 of 7"
scenario 3-pinetree-knob
option exit_rule last3
| turn 4
| unit G1 0107
illegal TOV-6.6.2 exit G1 0107
play end
play end
legal exit G1 0107
