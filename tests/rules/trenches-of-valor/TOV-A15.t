clause TOV-A15
game trenches-of-valor

case "who was there when the turn began clears, who arrives does not"
scenario 6-coming-up-shortt
| turn 2
| unit H1 0303
| unit G3 0304
| dugout 0303
play move G3 0303
illegal TOV-8.0 clear G3
because "not in this hex when the turn began"
legal clear H1

case "nor who attacked"
scenario 6-coming-up-shortt
| turn 2
| unit H1 0303
| unit r1 0304
| dugout 0303
play attack H1 r1
dice 6
illegal TOV-5.0 clear H1
