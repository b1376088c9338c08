# The same row or a lower one.
clause TWF-4D
game trench-warfare

case "pieces of one row in any order"
| turn 2 step A
| CPB
| 05 . . T . . x . o . c . c . c s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0512 0511
legal move 0510 0509
play move 0514 0513
legal move 0510 0509

case "the row where the step found them counts"
| turn 2 step A
| CPB
| 05 . . T . . x . o . c . . . . s s v
|  06 . . T o . . . . . c . c . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0610 0509
illegal TWF-4B move 0510 0511
legal move 0612 0611
