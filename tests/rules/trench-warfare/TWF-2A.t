# Chargers begin on the 24 start hexes.
clause TWF-2A
game trench-warfare

case "not on an arrow hex"
| turn 1 step 2B
| CPB
| 01 . . T . . x . . . . o . . . s s c
| ALB
|  12 . . T . . x . o . . . . . . s c v
impossible chargers begin on start hexes

case "a start hex is accepted"
| turn 1 step 2B
| CPB
| 01 . . T . . x . . . . o . . . c s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
to-move cp

case "not left of the red line"
| turn 1 step 2B
| CPB
| 01 . . T . . x . . . . o . . c s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
impossible chargers begin on start hexes

case "the game begins with all of them there"
holds 01 . . T . . x . . . . o . . . c c v
holds 12 . . T . . x . o . . . . . . c c v
