clause TOV-6.0
game trenches-of-valor

case "no hex is skipped: with 0307 closed 0308 is out of reach of a rifle"
scenario 4-troy-and-thunder-patrol
| unit R1 0306
| unit g1 0307
illegal TOV-6.3 move R1 0308

case "by way of 0307 it is reached"
scenario 4-troy-and-thunder-patrol
| unit R1 0306
play move R1 0308
tells "Rifle R1 moves from 0306 to 0308."
holds unit R1 0308 moved

case "in any direction, but not to where it stands"
scenario 4-troy-and-thunder-patrol
| unit R1 0306
legal move R1 0304
legal move R1 0207
legal move R1 0406
illegal TOV-6.2 move R1 0106
illegal TOV-6.0 move R1 0306
