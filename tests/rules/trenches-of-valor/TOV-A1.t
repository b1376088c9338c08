# Map and counters are ours; the example of the booklet must come out as printed.
clause TOV-A1
game trenches-of-valor

case "statements of the booklet hold on our map: the H reaches 0309 for 3, the R does not"
scenario 3-pinetree-knob
| unit H1 0306
| unit G1 0306
legal move H1 0309
legal move H1 0408
illegal TOV-6.1 move G1 0309
illegal TOV-6.1 move H1 0410

case "an R at range 2 of a unit in the open needs a 2"
scenario 4-troy-and-thunder-patrol
| unit R1 0306
| unit r1 0408
odds attack R1 r1 => 2/6 eliminated
