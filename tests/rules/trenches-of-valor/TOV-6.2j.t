clause TOV-6.2j
game trenches-of-valor

case "0203 to 0303 is a jump for 2, 0203 to 0302 a step for 1"
scenario 4-troy-and-thunder-patrol
| unit G1 0203
legal move G1 0303
illegal TOV-6.1 move G1 0304
legal move G1 0301
legal move G1 0302

case "after 1 point no jump is left for a unit with 2"
scenario 4-troy-and-thunder-patrol
| unit G1 0302
| unit g1 0303
legal move G1 0203
illegal TOV-6.3 move G1 0303
illegal TOV-6.1 move G1 0404
