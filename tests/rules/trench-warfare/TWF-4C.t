# A piece moves once a turn.
clause TWF-4C
game trench-warfare

case "not twice in a step"
| turn 2 step A
| CPB
| 05 . . T . . x . o . c . c . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0510 0509
illegal TWF-4C move 0509 0508
legal move 0512 0511

case "not even within its new row"
| turn 2 step A
| CPB
| 05 . . T . . x . o . c . . . . s s v
| 07 . . T . . . . . . c o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0510 0610
illegal TWF-4C move 0610 0710
illegal TWF-4C move 0610 0609

case "again in the next turn"
| turn 2 step A
| CPB
| 05 . . T . . x . o . c . . . . s s v
| 07 . . T . . . . . . c o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0510 0509
play end
asks "Turn 2, step C"
play end
asks "Turn 3, step A"
legal move 0509 0508
