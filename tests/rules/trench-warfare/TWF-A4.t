# Moving back.
clause TWF-A4
game trench-warfare

case "as a rule all six directions"
| turn 2 step A
| CPB
|  06 . . T o . . . . . . . . c . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0613 0614
legal move 0613 0615
legal move 0613 0514
legal move 0613 0714
count 18 move

case "no_backward: three directions"
option no_backward yes
| turn 2 step A
| CPB
|  06 . . T o . . . . . . . . c . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-A4 move 0613 0614
illegal TWF-A4 move 0613 0615
illegal TWF-A4 move 0613 0514
illegal TWF-A4 move 0613 0714
illegal TWF-A4 move 0613 0413
legal move 0613 0612
legal move 0613 0513
legal move 0613 0713
legal move 0613 0611
legal move 0613 0412
legal move 0613 0812
count 8 move

case "no_backward: along the trench in both directions"
option no_backward yes
| turn 2 step A
| CPB
| 05 . . c . . x . o . . . . . . s s v
|  06 . . c o . . . . . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0503 0403
legal move 0603 0703
illegal TWF-A4 move 0503 0504
legal move 0503 0502

case "no_backward: defenders are free"
option no_backward yes
| turn 2 step E
| CPB
| 05 . . d . . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0503 0504
