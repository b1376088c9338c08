# Two hexes into the trench, and no further.
clause TWF-4L
game trench-warfare

case "the trench as the second hex"
| turn 2 step A
| CPB
| 05 . . T . c x . o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0505 0503

case "not through it"
| turn 2 step A
| CPB
| 05 . . T c . x . o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4L move 0504 0502
legal move 0504 0503

case "from behind as well"
| turn 2 step A
| CPB
| 05 c . T . . x . o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0501 0503
