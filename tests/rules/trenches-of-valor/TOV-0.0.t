# Conventions: the only part of them a program meets is how hexes are named.
clause TOV-0.0
game trenches-of-valor

case "numbers of hexes are plain notation: row and column, nothing else"
scenario 4-troy-and-thunder-patrol
| unit G1 0204
legal move G1 0205
unreadable move G1 204
unreadable move G1 0613
unreadable move G1 0200
