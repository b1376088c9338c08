clause DRL-5
game drill

case "within two posts 4 or more hits, and throws the target back"
| day 1
| section red 1 0 0
| section blue 0 0 2
| frame act 0 0 0 0 0 0
play march
odds fire => 3/6 thrown back
play fire
dice 4
tells "thrown back to post 1"
holds section red 1 0 0

case "further away it takes a 5"
| day 1
| section red 2 0 0
| section blue 0 0 2
| frame act 0 0 0 0 0 0
play march
odds fire => 1/3 thrown back
play fire
dice 4
tells "goes wide"

case "never behind the start"
| day 1
| section red 0 0 0
| section blue 0 0 2
| frame act 1 0 0 0 0 0
| frame roll -1 1 0 0 0 0
dice 6
holds section red 0 0 0

case "a position with a frame for a section that is not there is refused"
| day 1
| section red 0 0 0
| section blue 0 0 2
| frame roll -1 7 0 0 0 0
impossible "names a seat"
