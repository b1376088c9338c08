# A fox-hole in the line.
clause TWF-A18
game trench-warfare

case "it blocks and cannot be hit"
| turn 2 step F
| CPB
| 05 . . d . . x . c c . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4N-f fire 0503 E
count 1 fire
