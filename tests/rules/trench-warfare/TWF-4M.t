# Guns move one hex behind the trench.
clause TWF-4M
game trench-warfare

case "a gun in 0502 with 0602 occupied"
| turn 2 step G
| CPB
| 05 . a T . . x . o . . . . . . s s v
|  06 . d T o . . . . . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
count 4 move
legal move 0502 0401
legal move 0502 0402
legal move 0502 0501
legal move 0502 0601
illegal TWF-4I move 0502 0602
illegal TWF-4M move 0502 0503
illegal TWF-4M move 0502 0302
illegal TWF-4M move 0502 0504

case "no position has a gun elsewhere"
| turn 2 step G
| CPB
| 05 . . T a . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
impossible artillery stays behind the trench
