# The trench as the first of two hexes is the last.
clause TWF-A7
game trench-warfare

case "not through it"
| turn 2 step A
| CPB
| 05 . . T c . x . o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0504 0503
illegal TWF-4L move 0504 0502

case "nor along it"
| turn 2 step A
| CPB
| 05 . . T c . x . o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0504 0403
illegal TWF-4L move 0504 0303
