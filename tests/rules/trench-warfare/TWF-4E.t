# No exception to the order.
clause TWF-4E
game trench-warfare

case "a piece kept back stays back even if the way opens"
| turn 2 step A
| CPB
| 03 . . T . c x . . . . . . . . s s v
|  04 . . T . c x . . . . . o . . s s v
| 07 . . T . . . . . . c o . . . s s v
| ALB
| 11 . . d o . x . . . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
play move 0405 0404
illegal TWF-4B move 0305 0304
play move 0710 0709
asks "step C"
