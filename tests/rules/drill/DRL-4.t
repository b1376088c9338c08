# An interrupt: whoever sees a section march may fire.
clause DRL-4
game drill

case "everybody is asked, also a section without rounds"
| day 1
| section red 0 0 0
| section blue 0 0 0
| frame act 0 0 0 0 0 0
play march
to-move blue
count 1
legal hold
illegal DRL-4 fire

case "a section with a round may fire"
| day 1
| section red 0 0 0
| section blue 0 0 2
| frame act 0 0 0 0 0 0
play march
legal fire
play hold
to-move blue
asks "marches or waits"
