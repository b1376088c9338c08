clause TOV-7.1
game trenches-of-valor

case "an H has no number for range 2"
scenario 3-pinetree-knob
| unit H1 0306
| unit r1 0408
illegal TOV-7.1 attack H1 r1
because "range 2"

case "an MG has one for range 4"
scenario 4-troy-and-thunder-patrol
| phase defender
| unit R1 0305
| unit mg1 0409
legal attack mg1 R1
odds attack mg1 R1 => 1/6 eliminated
