# Defenders outside shoot chargers in the trench with the exact number.
clause TWF-A9
game trench-warfare

case "two hexes away"
| turn 2 step F
| CPB
| 05 . . c . d x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0505 W => 1/6 charger in 0503 falls

case "not from the next hex"
| turn 2 step F
| CPB
| 05 . . c d . x . o . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-OA fire 0504 W
