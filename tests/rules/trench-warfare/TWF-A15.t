# Behind the trench.
clause TWF-A15
game trench-warfare

case "infantry may go there"
| turn 2 step A
| CPB
| 05 . . c . . x . o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0503 0502
play move 0503 0502
shows "0 of 1 alive"

case "in the trench it counts"
| turn 2 step A
| CPB
| 05 . . T c . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0504 0503
shows "1 of 2 alive"

case "defenders too"
| turn 2 step E
| CPB
| 05 . . d . . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0503 0502
