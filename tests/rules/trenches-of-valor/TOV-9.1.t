clause TOV-9.1
game trenches-of-valor

case "9 and 9: the first Raider wins the match"
scenario 3-pinetree-knob
option match two-game
| game 2 9
| turn 7
| phase defender
| dugout 0303 cleared
| dugout 0310 cleared
| entered 0203
| entered 0212
| unit H1 0306
| unit H2 exited
to-move raider
play end
tells "The match: 9 points against 9; First Raider wins."
result raider 1000
result defender -1000

case "9 and 10: the second wins"
scenario 3-pinetree-knob
option match two-game
| game 2 9
| turn 7
| phase defender
| dugout 0303 cleared
| dugout 0310 cleared
| entered 0203
| entered 0212
| unit H1 0306
| unit H2 exited
| unit G1 exited
play end
result raider -1000
result defender 1000

case "after the first game sides are swapped and the same scenario starts again"
scenario 3-pinetree-knob
option match two-game
| turn 7
| phase defender
| dugout 0303 cleared
| dugout 0310
| unit H1 0306
| unit r1 0203
to-move defender
play end
tells "Second game, sides swapped: 3 points are to be beaten."
to-move raider
asks "Defender: place a dugout"
holds game 2 3

case "the new Raider must not see the new set-up"
scenario 3-pinetree-knob
option match two-game
| game 2 3
| turn 2
| phase raider
| unit H1 0306
| dugout 0303
| hidden 0303 H
to-move defender
as defender
holds hidden 0303 ?
as raider
holds hidden 0303 H
