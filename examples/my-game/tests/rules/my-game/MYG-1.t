clause MYG-1
game my-game

case "five steps win at once"
| turn 3 red
| runner red 4
| runner blue 4
play walk
to-move nobody
result red 1000
result blue -1000

case "after the last turn nobody wins alone with as many steps"
| turn 10 blue
| runner red 2
| runner blue 1
play walk
result red 0
