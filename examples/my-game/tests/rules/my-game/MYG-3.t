clause MYG-3
game my-game

case "the die must show more than the steps"
| turn 2 blue
| runner red 1
| runner blue 1
odds run 3 => 1/2 reaches 4 steps
odds run 3 => 1/2 falls, back to 0 steps
play run 3
dice 3
holds runner blue 0
to-move red
