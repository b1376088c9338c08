clause DRL-6
game drill

case "reaching the flag ends the drill at once: nobody may fire any more"
| day 2
| section red 4 0 0
| section blue 0 0 3
| frame act 0 0 0 0 0 0
play march
to-move nobody
result red 1000

case "after the last day it is over"
| day 8
| section red 1 0 0
| section blue 0 0 0
| frame act 1 0 0 0 0 0
play wait
to-move nobody
