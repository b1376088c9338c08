# One hex out of the trench.
clause TWF-4K
game trench-warfare

case "a defender"
| turn 2 step E
| CPB
| 05 . . d . . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0503 0504
illegal TWF-4K move 0503 0505

case "a charger"
| turn 2 step A
| CPB
| 05 . . c . . x . o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0503 0504
legal move 0503 0502
illegal TWF-4K move 0503 0505
illegal TWF-4K move 0503 0501
