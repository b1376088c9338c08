clause TOV-A9
game trenches-of-valor

case "equal below the threshold: by the other reading the winner of the first game, here the second Raider"
scenario 3-pinetree-knob
option match two-game
option match_tie game1_winner
| game 2 3
| turn 7
| phase defender
| dugout 0303 cleared
| dugout 0310
| unit H1 0306
play end
result raider -1000
result defender 1000

case "by the ruling the first Raider"
scenario 3-pinetree-knob
option match two-game
| game 2 3
| turn 7
| phase defender
| dugout 0303 cleared
| dugout 0310
| unit H1 0306
play end
result raider 1000

case "equal above the threshold both readings agree"
scenario 3-pinetree-knob
option match two-game
option match_tie game1_winner
| game 2 9
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
