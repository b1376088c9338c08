clause TOV-9.0
game trenches-of-valor

case "scenario 2: two dugouts and six exits are 12, enough"
scenario 2-the-railway-salient
| turn 6
| phase defender
| dugout 0304 cleared
| dugout 0306 cleared
| dugout 0309
| unit G1 exited
| unit G2 exited
| unit R1 exited
| unit H1 exited
| unit G3 exited
| unit G4 exited
| unit R2 0305
play end
tells "The raid scores 12 of 12 points: the Raider wins."
result raider 1000
result defender -1000

case "with five exits it is 11, not enough"
scenario 2-the-railway-salient
| turn 6
| phase defender
| dugout 0304 cleared
| dugout 0306 cleared
| dugout 0309
| unit G1 exited
| unit G2 exited
| unit R1 exited
| unit H1 exited
| unit G3 exited
| unit R2 0305
play end
result raider -1000
result defender 1000
