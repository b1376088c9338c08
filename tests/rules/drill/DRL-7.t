clause DRL-7
game drill

case "a post is worth two, a round packed costs one, fired or not"
| day 8
| section red 2 3 3
| section blue 1 0 0
| frame act 1 0 0 0 0 0
play wait
result red -1000
result blue 1000

case "one round fewer makes it a draw"
| day 8
| section red 2 0 2
| section blue 1 0 0
| frame act 1 0 0 0 0 0
play wait
result red 0
