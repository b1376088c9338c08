clause TOV-A16
game trenches-of-valor

case "the last Raider falls: the game is over at once"
scenario 4-troy-and-thunder-patrol
| turn 2
| phase defender
| unit R1 0306
| unit r1 0408
play attack r1 R1
dice 1
to-move nobody
result defender 1000

case "the last Raider leaves: over as well"
scenario 4-troy-and-thunder-patrol
| turn 3
| unit R1 0103
play exit R1 0103
to-move nobody
tells "The raid scores 1 of 10 points: the Defender wins."
