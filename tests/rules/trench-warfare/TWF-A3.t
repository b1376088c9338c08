# Defenders move one hex, also in the open.
clause TWF-A3
game trench-warfare

case "not two"
| turn 2 step E
| CPB
| 05 . . T . d x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0505 0504
illegal TWF-A3 move 0505 0503
illegal TWF-A3 move 0505 0507
count 6 move
