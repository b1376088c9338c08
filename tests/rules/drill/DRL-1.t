clause DRL-1
game drill

case "the best score wins"
| day 8
| section red 3 0 0
| section blue 2 0 1
| frame act 1 0 0 0 0 0
play wait
to-move nobody
result red 1000
result blue -1000

case "equal best scores are a draw between them"
scenario 3-sections
| day 7
| section red 2 0 0
| section blue 2 0 0
| section green 1 0 0
| frame act 2 0 0 0 0 0
play wait
to-move nobody
result red 0
result blue 0
result green -1000
