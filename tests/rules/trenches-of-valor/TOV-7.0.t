clause TOV-7.0
game trenches-of-valor

case "0306 to 0408 is range 2"
scenario 4-troy-and-thunder-patrol
| unit R1 0306
| unit G1 0306
| unit r1 0408
legal attack R1 r1
legal attack G1 r1
odds attack R1 r1 => 2/6 eliminated

case "range 3 from 0305, and nobody must attack"
scenario 4-troy-and-thunder-patrol
| unit R1 0305
| unit r1 0408
odds attack R1 r1 => 1/6 eliminated
play end
to-move defender
