clause TOV-6.6.3
game trenches-of-valor

case "after leaving it is in no list"
scenario 3-pinetree-knob
| turn 3
| unit G1 0207
| unit G2 0306
| unit r1 0208
play exit G1 0107
illegal TOV-6.6.3 move G1 0107
illegal TOV-6.6.3 attack G1 r1
count 0 move G1
play end
illegal TOV-6.6.3 attack r1 G1
count 1 attack

case "and not next turn either"
scenario 3-pinetree-knob
| turn 3
| unit G1 exited
| unit G2 0306
count 0 exit G1
illegal TOV-6.6.3 exit G1 0107
