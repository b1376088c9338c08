clause TOV-6.1
game trenches-of-valor

case "a rifle in 0306 reaches 0304 and 0308, not 0309"
scenario 4-troy-and-thunder-patrol
| unit R1 0306
legal move R1 0304
legal move R1 0308
illegal TOV-6.1 move R1 0309
illegal TOV-6.1 move R1 0303

case "MA 0 never moves"
scenario 4-troy-and-thunder-patrol
| phase defender
| unit R1 0306
| unit mg1 0409
illegal TOV-6.1 move mg1 0408

case "points are not saved for the next turn"
scenario 4-troy-and-thunder-patrol
| unit R1 0306
play move R1 0307
play end
play end
illegal TOV-6.1 move R1 0310
legal move R1 0309
