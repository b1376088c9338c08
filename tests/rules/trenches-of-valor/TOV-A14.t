clause TOV-A14
game trenches-of-valor

case "one clears, the others keep their action"
scenario 6-coming-up-shortt
| turn 2
| unit H1 0303
| unit G3 0303
| dugout 0303
play clear H1
illegal TOV-8.0 clear G3
legal move G3 0304
