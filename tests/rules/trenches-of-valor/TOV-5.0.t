clause TOV-5.0
game trenches-of-valor

case "one action a turn: attack and miss, then no move"
scenario 4-troy-and-thunder-patrol
| unit R1 0306
| unit mg1 0409
play attack R1 mg1
dice 6
illegal TOV-5.0 move R1 0307
illegal TOV-5.0 attack R1 mg1
legal end

case "units act in any order, and doing nothing is allowed"
scenario 4-troy-and-thunder-patrol
| unit R1 0306
| unit G1 0306
| unit G2 0305
play move G2 0304
play move R1 0307
legal move G1 0305
play end
to-move defender

case "next turn it may act again"
scenario 4-troy-and-thunder-patrol
| unit R1 0306
play move R1 0307
illegal TOV-5.0 move R1 0308
play end
play end
legal move R1 0308
