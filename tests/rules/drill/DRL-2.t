clause DRL-2
game drill

case "each section packs 0 to 3 rounds, in seat order"
to-move red
legal pack 0
legal pack 3
illegal DRL-2 pack 4
illegal DRL-2 march
play pack 2
to-move blue
play pack 1
to-move red
illegal DRL-3 pack 1

case "the number is secret until the end"
as blue
play pack 2
tells "Red section packs its rounds."
silent 2
holds section red 0 0 ?
hides "fired of 2"
as red
holds section red 0 0 2
shows "fired of 2"

case "at the end the packs are opened"
| day 8
| section red 1 0 2
| section blue 0 0 1
| frame act 1 0 0 0 0 0
as red
holds section blue 0 0 ?
play wait
holds section blue 0 0 1
