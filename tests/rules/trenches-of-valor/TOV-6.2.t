clause TOV-6.2
game trenches-of-valor

case "from clear into a trench costs 2, along the trench 1"
scenario 3-pinetree-knob
| unit G1 0204
| unit H1 0302
legal move G1 0203
illegal TOV-6.1 move G1 0302
legal move H1 0102 via 0203
legal move G1 0303

case "0203 to 0102 only with a Cut Wire marker, and then it costs 1"
scenario 3-pinetree-knob
| entered 0203
| unit G1 0302
legal move G1 0102

case "without the marker it is closed"
scenario 4-troy-and-thunder-patrol
| unit G1 0203
illegal TOV-6.2 move G1 0102
legal move G1 0103

case "the Defender may enter cut wire as well"
scenario 4-troy-and-thunder-patrol
| phase defender
| unit G1 0111
| unit r1 0203
legal move r1 0103
