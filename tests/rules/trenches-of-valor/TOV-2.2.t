clause TOV-2.2
game trenches-of-valor

case "an MG does not reach range 5, and does at 4"
scenario 4-troy-and-thunder-patrol
| phase defender
| unit G1 0306
| unit R1 0307
| unit mg1 0311
illegal TOV-7.1 attack mg1 G1
because "range 5"
legal attack mg1 R1

case "movement allowances: H 3, G 2, R 2, LMG 1, MG 0"
scenario 1-pope-and-pioneer-posts
| phase defender
| unit G1 0107
| unit lmg1 0302
| unit r1 0502
legal move lmg1 0303
illegal TOV-6.1 move lmg1 0304
legal move r1 0504
illegal TOV-6.1 move r1 0505
as raider
shows "3 2 2"

case "numbers of the H and the G"
scenario 3-pinetree-knob
| unit H1 0407
| unit G1 0407
| unit r1 0406
| unit r2 0507
odds attack H1 r1 => 5/6 eliminated
odds attack G1 r1 => 4/6 eliminated
odds attack G1 r2 => 4/6 eliminated

case "a marker is no unit and cannot be attacked"
scenario 6-coming-up-shortt
| dugout 0308
| unit H1 0307
unreadable attack H1 dugout
count 0 attack
