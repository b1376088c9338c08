# Twenty-four start hexes, and no choice.
clause TWF-A14
game trench-warfare

case "all chargers stand there from the beginning"
shows "0 of 24 alive"
to-move cp
asks "place defender 1 of 6"
holds 05 . . T . . x . o . . . . . . c c v
