clause TOV-A21
game trenches-of-valor

case "with the points of the scenario the Raider wins"
scenario 3-pinetree-knob
| turn 7
| phase defender
| dugout 0303 cleared
| dugout 0310 cleared
| entered 0203
| entered 0212
| unit H1 0306
| unit H2 exited
play end
result raider 1000

case "with a handicap of one point he does not"
scenario 3-pinetree-knob
option handicap 1
| turn 7
| phase defender
| dugout 0303 cleared
| dugout 0310 cleared
| entered 0203
| entered 0212
| unit H1 0306
| unit H2 exited
play end
result raider -1000

case "below 0 he needs fewer"
scenario 3-pinetree-knob
option handicap -1
| turn 7
| phase defender
| dugout 0303 cleared
| dugout 0310 cleared
| entered 0203
| entered 0212
| unit H1 0306
play end
result raider 1000
