clause MYG-2
game my-game

case "one step, or two or three at a run"
count 3
count 2 run
illegal MYG-2 run 4
unreadable run away
play walk
tells "Red reaches 1 step."
holds runner red 1
to-move blue
