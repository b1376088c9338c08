clause TOV-7.4
game trenches-of-valor

case "along the trench no modifier, from outside +1, yellow die never"
scenario 3-pinetree-knob
| unit H1 0302
| unit H2 0303
| unit G1 0303
| unit r1 0203
odds attack H1 r1 => 5/6 eliminated
odds attack H2 r1 => 4/6 eliminated
odds attack G1 r1 => 4/6 eliminated

case "rifles into a trench: 1/6 at range 2, nothing at range 3"
scenario 4-troy-and-thunder-patrol
| unit R1 0304
| unit R2 0303
| unit r1 0306
odds attack R1 r1 => 1/6 eliminated
odds attack R2 r1 => 0 eliminated

case "the exemption is for range 1 only"
scenario 4-troy-and-thunder-patrol
| unit R1 0305
| unit R2 0304
| unit r1 0306
odds attack R1 r1 => 2/6 eliminated
odds attack R2 r1 => 1/6 eliminated
