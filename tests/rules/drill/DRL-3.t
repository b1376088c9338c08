clause DRL-3
game drill

case "a section marches one post or waits; a day is one turn of every section"
| day 1
| section red 0 0 0
| section blue 0 0 0
| frame act 0 0 0 0 0 0
count 2
play wait
to-move blue
holds day 1
play march
holds section blue 1 0 0
play hold
to-move red
holds day 2
